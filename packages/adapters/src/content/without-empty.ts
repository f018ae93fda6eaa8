/**
 * An item without what its editors left empty. microCMS says it in several ways, by kind of field and by how the field was
 * written: no key, `null`, `""` of an old rich editor, `[]` of choices, pictures, references and repeated fields
 * (document.microcms.io/content-api/get-api-field-responses, as of 2024-12-13). For a schema all of them are no key, and a
 * member of a list that is `null`, as a reference to something that is gone, is no member.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((member) => member !== null).map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = withoutEmpty(inner);
      return isEmpty(kept) ? [] : [[key, kept]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
