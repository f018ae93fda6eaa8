/** Whether whoever saves knows the field of this dotted name, such as `visit.department`; a row of a list has no number in it. */
export type FieldTest = (name: string) => boolean;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A stored thing with a save of the whole of it laid over: what the save knows becomes what it says, also where it says
 * nothing; what it does not know stays as it was stored. For a page or a server of an earlier version, which would erase
 * what a newer one lets people write (decision 0085). Rows of a list keep what is theirs while they can be recognised.
 */
export function preserveUnknownFields<Saved extends object>(
  stored: object,
  saved: Saved,
  knows: FieldTest,
): Saved {
  return mergeFields(stored as Fields, saved as unknown as Fields, { knows, at: '' }) as Saved;
}

interface Place {
  knows: FieldTest;
  /** Name of the field that holds these; empty for the whole. */
  at: string;
}

function mergeFields(stored: Fields, saved: Fields, { knows, at }: Place): Fields {
  const merged: Record<string, unknown> = { ...saved };
  for (const [name, before] of Object.entries(stored)) {
    if (before === undefined) continue;
    const place = { knows, at: at === '' ? name : `${at}.${name}` };
    if (!knows(place.at)) {
      merged[name] = before;
      continue;
    }
    const after = saved[name];
    if (isFields(before)) {
      // A part that was left out is gone with all that the save knows of it.
      const kept = mergeFields(before, isFields(after) ? after : {}, place);
      if (isFields(after) || Object.keys(kept).length > 0) merged[name] = kept;
    } else if (isRows(before) && isRows(after)) {
      merged[name] = mergeRows(before, after, place);
    }
  }
  return merged;
}

function mergeRows(stored: readonly Fields[], saved: readonly Fields[], place: Place): Fields[] {
  const left = new Set(stored);
  const partners = new Map<Fields, Fields>();
  // The surest first: a row that says the same never loses its place to one that only has its name.
  for (const isSame of [saysTheSame, hasTheSameName, standsAtTheSamePlace]) {
    for (const [index, row] of saved.entries()) {
      if (partners.has(row)) continue;
      const partner = [...left].find((other) => isSame(other, row, { ...place, stored, index }));
      if (partner === undefined) continue;
      partners.set(row, partner);
      left.delete(partner);
    }
  }
  return saved.map((row) => {
    const partner = partners.get(row);
    return partner === undefined ? row : mergeFields(partner, row, place);
  });
}

interface RowPlace extends Place {
  stored: readonly Fields[];
  index: number;
}

function saysTheSame(stored: Fields, saved: Fields, place: RowPlace): boolean {
  const known = Object.keys(stored).filter((name) => place.knows(`${place.at}.${name}`));
  return [...new Set([...known, ...Object.keys(saved)])].every((name) => isEqual(stored[name], saved[name]));
}

/** What rows of the portal are told apart by, the surest first. */
const NAMES = ['id', 'key', 'cancer_type_id', 'name', 'item', 'text', 'kind', 'type'];

function hasTheSameName(stored: Fields, saved: Fields): boolean {
  const name = NAMES.find((candidate) => candidate in stored && candidate in saved);
  return name !== undefined && stored[name] === saved[name];
}

/** A row whose name was corrected where it stood: something else that is written in it is still the same. */
function standsAtTheSamePlace(stored: Fields, saved: Fields, { stored: all, index }: RowPlace): boolean {
  return (
    all[index] === stored &&
    Object.entries(saved).some(([name, value]) => value !== undefined && isEqual(stored[name], value))
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
