/** Each box unrolls its own oilcloth under the page. */
export function unroll(box: string | null): void {
  if (box) document.body.dataset.box = box.replaceAll("_", "-");
  else delete document.body.dataset.box;
}
