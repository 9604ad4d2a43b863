import type { Part, Zone } from "../wire/types";

/** The key under which a part is followed from scene to scene. */
export type KeyOf = (zone: Zone, part: Part) => string;
