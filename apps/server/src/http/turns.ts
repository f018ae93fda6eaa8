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
  /** For so long a visitor waits for members, and not longer: nobody is left out. */
  patienceMs: number;
}

/** One render takes 10 to 20 ms of the one core that a process has. */
const USUAL: TurnLimits = { atOnce: 3, row: 24, visitors: 4, turnMs: 150, patienceMs: 250 };
/**
 * Of passwords: two of a network are compared at once, as many as are hashed at once (`password-hashing.ts`), and the hashes'
 * own row is shared by all networks. A comparison is slow on purpose and keeps its turn to its end.
 */
export const PASSWORD_TURNS: TurnLimits = {
  atOnce: 2,
  row: 24,
  visitors: Number.POSITIVE_INFINITY,
  turnMs: 60_000,
  patienceMs: 60_000,
};
/** Seconds after which a full row is worth another try. */
const RETRY_AFTER = 2;

interface Waiting {
  begin: () => void;
  /** Its patience is over: it no longer waits for members. */
  isLate: boolean;
  giveUp: NodeJS.Timeout;
}

interface Row {
  /** Waiting, or begun and not at an end. */
  open: number;
  /** Begun, within their turn. */
  running: number;
  /** When one of it was begun last, in the order of all; 0: never. */
  served: number;
  waiting: Waiting[];
}

export function createTurns(limits: Partial<TurnLimits> = {}): Turns {
  const { atOnce, row: longest, visitors, turnMs, patienceMs } = { ...USUAL, ...limits };
  const rows = new Map<string, Row>();
  let served = 0;
  let visitorsRunning = 0;
  let membersAtWork = 0;

  const keyOf = (asker: Asker) =>
    asker.kind === 'member' ? `member ${asker.id}` : `visitor ${asker.network}`;
  const isVisitor = (key: string) => key.startsWith('visitor ');
  const mayBegin = (key: string, row: Row) => {
    const [first] = row.waiting;
    if (first === undefined || row.running >= atOnce) return false;
    if (!isVisitor(key)) return true;
    return visitorsRunning < visitors && (membersAtWork === 0 || first.isLate);
  };
  /** Begins what may begin, one of each row in turn. */
  const serve = () => {
    for (;;) {
      const [next] = [...rows]
        .filter(([key, row]) => mayBegin(key, row))
        .sort(([, one], [, other]) => one.served - other.served);
      const waiting = next?.[1].waiting.shift();
      if (next === undefined || waiting === undefined) return;
      const [key, row] = next;
      clearTimeout(waiting.giveUp);
      served += 1;
      row.served = served;
      row.running += 1;
      if (isVisitor(key)) visitorsRunning += 1;
      waiting.begin();
    }
  };
  const stopRunning = (key: string, row: Row) => {
    row.running -= 1;
    if (isVisitor(key)) visitorsRunning -= 1;
    serve();
  };
  const wait = (row: Row) =>
    new Promise<void>((begin) => {
      const waiting: Waiting = {
        begin,
        isLate: false,
        giveUp: setTimeout(() => {
          waiting.isLate = true;
          serve();
        }, patienceMs),
      };
      row.waiting.push(waiting);
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
      const row = rows.get(key) ?? { open: 0, running: 0, served: 0, waiting: [] };
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
