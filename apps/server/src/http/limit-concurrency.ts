import { AppError } from '@hidamari/domain/errors';

/** Whoever asks for something that takes the processor: a member, or a visitor by their network. */
export type Asker = { kind: 'member'; id: string } | { kind: 'visitor'; network: string };

/** Who is worked for first, and how much of it at once (decision 0080 on floods). */
export interface Turns {
  /**
   * Does the work when its turn has come: a member's at once, a visitor's while no member is worked for, one network after
   * the other. At most a few of one asker at once, a short row behind them; `unavailable` with the seconds to wait beyond.
   */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** Says that a member is being worked for until the answer is called: visitors' work that has not begun waits. */
  memberBegins(): () => void;
}

interface TurnLimits {
  /** Of one asker at once. */
  atOnce: number;
  /** Of one asker, begun or waiting. */
  row: number;
  /** Of all visitors at once. */
  visitors: number;
  /** A turn that takes longer waits for something else than the processor, and holds up nobody any more. */
  turnMs: number;
  /** For so long the first of a row waits for members, and not longer: no network is left out, and none gains by asking more. */
  patienceMs: number;
}

/** One render takes 10 to 20 ms of the one core that a process has. */
const USUAL: TurnLimits = { atOnce: 3, row: 24, visitors: 4, turnMs: 150, patienceMs: 250 };
/**
 * Of passwords: two of a network are compared at once, as many as are hashed at once (`password-hashing.ts`), and the hashes'
 * own row is shared by all networks. A comparison is slow on purpose and keeps its turn to its end.
 */
export const PASSWORD_CONCURRENCY: TurnLimits = {
  atOnce: 2,
  row: 24,
  visitors: Number.POSITIVE_INFINITY,
  turnMs: 60_000,
  patienceMs: 60_000,
};
/** Seconds after which a full row is worth another try. */
const RETRY_AFTER = 2;

interface Row {
  /** Waiting, or begun and not at an end. */
  open: number;
  /** Begun, within their turn. */
  running: number;
  /** When one of it was begun last, in the order of all; 0: never. */
  served: number;
  /** Each begins its work when it is called. */
  waiting: (() => void)[];
  /** Its first has waited long enough for members. */
  isLate: boolean;
  /** Tells when that is; undefined while nobody waits. */
  patience: NodeJS.Timeout | undefined;
}

const newRow = (): Row => ({
  open: 0,
  running: 0,
  served: 0,
  waiting: [],
  isLate: false,
  patience: undefined,
});

export function limitConcurrency(limits: Partial<TurnLimits> = {}): Turns {
  const { atOnce, row: longest, visitors, turnMs, patienceMs } = { ...USUAL, ...limits };
  const rows = new Map<string, Row>();
  let served = 0;
  let visitorsRunning = 0;
  let membersAtWork = 0;
  /** Set until the loop's next turn, in which one begins. */
  let beginning: NodeJS.Immediate | undefined;

  const keyOf = (asker: Asker) =>
    asker.kind === 'member' ? `member ${asker.id}` : `visitor ${asker.network}`;
  const isVisitor = (key: string) => key.startsWith('visitor ');
  const mayBegin = (key: string, row: Row) => {
    if (row.waiting.length === 0 || row.running >= atOnce) return false;
    if (!isVisitor(key)) return true;
    return visitorsRunning < visitors && (membersAtWork === 0 || row.isLate);
  };
  /** The patience of a row's first begins when it comes to stand there. */
  const beginPatience = (row: Row) => {
    clearTimeout(row.patience);
    row.isLate = false;
    row.patience =
      row.waiting.length === 0
        ? undefined
        : setTimeout(() => {
            row.isLate = true;
            serve();
          }, patienceMs);
  };
  /** The row that is served next: members' before visitors', and the one that has waited longest since it was. */
  const nextRow = () =>
    [...rows]
      .filter(([key, row]) => mayBegin(key, row))
      .sort(
        ([key, one], [otherKey, other]) =>
          Number(isVisitor(key)) - Number(isVisitor(otherKey)) || one.served - other.served,
      )[0];
  const beginFirstOf = (key: string, row: Row) => {
    const begin = row.waiting.shift();
    beginPatience(row);
    served += 1;
    row.served = served;
    row.running += 1;
    if (isVisitor(key)) visitorsRunning += 1;
    begin?.();
  };
  /**
   * Begins what may begin, one in each turn of the event loop: renders that follow each other within one would leave no time
   * for other answers to come in and be given.
   */
  const serve = () => {
    if (beginning !== undefined || nextRow() === undefined) return;
    beginning = setImmediate(() => {
      beginning = undefined;
      const next = nextRow();
      if (next !== undefined) beginFirstOf(...next);
      serve();
    });
  };
  const stopRunning = (key: string, row: Row) => {
    row.running -= 1;
    if (isVisitor(key)) visitorsRunning -= 1;
    serve();
  };
  const wait = (row: Row) =>
    new Promise<void>((begin) => {
      row.waiting.push(begin);
      if (row.waiting.length === 1) beginPatience(row);
      serve();
    });
  const memberBegins = () => {
    membersAtWork += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      membersAtWork -= 1;
      if (membersAtWork === 0) serve();
    };
  };

  return {
    memberBegins,
    async take(asker, work) {
      const key = keyOf(asker);
      const row = rows.get(key) ?? newRow();
      if (row.open >= longest) throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
      rows.set(key, row);
      row.open += 1;
      await wait(row);
      let hasTurn = true;
      const endTurn = () => {
        if (hasTurn) stopRunning(key, row);
        hasTurn = false;
      };
      const turn = setTimeout(endTurn, turnMs);
      const memberEnds = asker.kind === 'member' ? memberBegins() : undefined;
      try {
        return await work();
      } finally {
        clearTimeout(turn);
        memberEnds?.();
        row.open -= 1;
        endTurn();
        if (row.open === 0) rows.delete(key);
      }
    },
  };
}
