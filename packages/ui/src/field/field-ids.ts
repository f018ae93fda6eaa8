/** The ids one field is wired with. The control's own id is what the error summary links to. */
export type FieldIds = { control: string; label: string; hint: string; error: string; note: string };

/** Ids derived from one name, so that server and browser agree and a link can be written without asking. */
export const fieldIds = (id: string): FieldIds => ({
  control: id,
  label: `${id}-label`,
  hint: `${id}-hint`,
  error: `${id}-error`,
  note: `${id}-note`,
});

/** What describes the control to a listener: the error first, for it is what has to be done, then the hint. */
export function describedBy(ids: FieldIds, parts: { hint?: unknown; error?: unknown; note?: unknown }) {
  const present = [parts.error && ids.error, parts.note && ids.note, parts.hint && ids.hint].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
