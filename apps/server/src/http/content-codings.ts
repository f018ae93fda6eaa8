/** Content codings that answers are packed with, the smallest first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Smaller answers gain nothing, in bytes. */
export const WORTH_COMPRESSING = 1_024;

/** The smallest of our codings that a browser accepts; null for none. */
export function codingFor(acceptEncoding: string | undefined): Coding | null {
  const accepted = acceptedCodings(acceptEncoding);
  return CODINGS.find((known) => accepted.has(known)) ?? null;
}

/** Browsers send a handful of headers: what was read of them is remembered. */
const REMEMBERED_HEADERS = 100;
const remembered = new Map<string, ReadonlySet<string>>();

function acceptedCodings(header = ''): ReadonlySet<string> {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const accepted = readCodings(header);
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function readCodings(header: string): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(coding);
  }
  return accepted;
}
