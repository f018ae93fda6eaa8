import type * as z from 'zod';

/**
 * Header of a save that replaces the whole of something: the names of the fields that the caller's own version of the
 * contract has, with commas between them. What it does not name stays as it is stored (decision 0085). A caller that does
 * not send it knows all that the server knows.
 */
export const KNOWN_FIELDS_HEADER = 'x-known-fields';

/** As many names as a caller may send; the largest body has about 80. */
const MOST = 400;
const NAME = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;

/** What a schema of zod holds, as far as its fields are looked for. Read from the schema: nothing of zod is loaded for it. */
interface Looked {
  def: {
    type: string;
    shape?: Record<string, Looked>;
    element?: Looked;
    innerType?: Looked;
    in?: Looked;
    options?: readonly Looked[];
  };
}

/** Dotted names of every field of a body, each part of an object too; rows of a list count once, without a number. */
export function fieldNamesOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  collect(schema as unknown as Looked, '', names);
  return [...names];
}

function collect({ def }: Looked, at: string, names: Set<string>): void {
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    const place = at === '' ? name : `${at}.${name}`;
    names.add(place);
    collect(field, place, names);
  }
  const inner = [def.element, def.innerType, def.in, ...(def.options ?? [])];
  for (const part of inner) if (part?.def) collect(part, at, names);
}

/** The names in a header; null where it is none of ours. */
export function readKnownFields(header: string): ReadonlySet<string> | null {
  const names = header.split(',');
  return names.length <= MOST && names.every((name) => NAME.test(name)) ? new Set(names) : null;
}
