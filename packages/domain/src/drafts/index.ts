/** A draft is written this often, and kept this long on the device of its member (G67). */
export const DRAFT = { everySeconds: 3, keptDays: 30 } as const;
