import type { Line } from './line.ts';

/** Devices that one member may have open side by side; the oldest goes when one more comes. */
const MOST_OF_A_MEMBER = 12;

/** The lines of this process, found by case, by member and by the desk. */
export class Lines {
  readonly all = new Set<Line>();
  readonly #byCase = new Map<string, Set<Line>>();
  readonly #byMember = new Map<string, Set<Line>>();

  /**
   * Answers the line that has to go for this one, if any. It counts no longer, before its close arrives: of many that are opened
   * at once each sends another one away.
   */
  add(line: Line): Line | null {
    this.all.add(line);
    if (line.memberId === null) return null;
    const own = join(this.#byMember, line.memberId, line);
    if (own.size <= MOST_OF_A_MEMBER) return null;
    const [oldest] = own;
    if (oldest === undefined) return null;
    this.drop(oldest);
    return oldest;
  }

  drop(line: Line): void {
    this.all.delete(line);
    for (const caseId of line.watched.keys()) part(this.#byCase, caseId, line);
    if (line.memberId !== null) part(this.#byMember, line.memberId, line);
  }

  /** A line that has gone meanwhile, while its right to the case was looked up, would stay here for ever. */
  watch(line: Line, caseId: string, after: number): void {
    if (!this.all.has(line)) return;
    line.watched.set(caseId, { seq: after, stand: '' });
    join(this.#byCase, caseId, line);
  }

  leave(line: Line, caseId: string): void {
    line.watched.delete(caseId);
    part(this.#byCase, caseId, line);
  }

  watching(caseId: string): ReadonlySet<Line> {
    return this.#byCase.get(caseId) ?? NOBODY;
  }

  ofMember(memberId: string): ReadonlySet<Line> {
    return this.#byMember.get(memberId) ?? NOBODY;
  }

  /** Lines of the desk. */
  *ofStaff(): Iterable<Line> {
    for (const line of this.all) if (line.person.kind === 'staff') yield line;
  }

  /** Every case that somebody here watches. */
  watchedCases(): string[] {
    return [...this.#byCase.keys()];
  }
}

const NOBODY: ReadonlySet<Line> = new Set();

function join(index: Map<string, Set<Line>>, key: string, line: Line): Set<Line> {
  const lines = index.get(key) ?? new Set();
  lines.add(line);
  index.set(key, lines);
  return lines;
}

function part(index: Map<string, Set<Line>>, key: string, line: Line): void {
  const lines = index.get(key);
  lines?.delete(line);
  if (lines?.size === 0) index.delete(key);
}
