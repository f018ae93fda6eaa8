import { recordId } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { caseMarks, caseStatus, consultationMessage, messageSeq } from './case-parts.ts';

/** Address of the live line of members, below the origin. */
export const MEMBER_LIVE_PATH = '/api/consultations/live';
/** The same for the desk. */
export const DESK_LIVE_PATH = '/api/desk/live';

/** Why the server closes a connection: codes of our own range (RFC 6455, 4000 to 4999). */
export const LIVE_CLOSE = {
  /** The session is over; reconnecting without a new token is pointless. */
  signedOut: 4_401,
  /** What was said could not be read, or too much of it came at once. */
  refused: 4_400,
  /** Maintenance has begun: calls are refused from here on, and so is another line. */
  maintenance: 4_503,
  /**
   * Another device or tab of the same person took this one's place. It stays closed until somebody comes back to it:
   * opened again at once, it would push out the next, and that one the next, without end.
   */
  replaced: 4_409,
  /** The server is going down or has too many lines: come back later. */
  goingAway: 1_001,
} as const;

/**
 * What a device says. `hello` comes first, and again with a fresh token before the old one runs out; the desk's line
 * is proven by its cookie and says it with no token. `watch` asks for a case from a message on; `mark` says how far
 * this device has got.
 */
export const liveRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: z.string().max(4_000).optional() }),
  z.object({ type: z.literal('watch'), case_id: recordId, after: messageSeq }),
  z.object({ type: z.literal('leave'), case_id: recordId }),
  z.object({ type: z.literal('mark'), case_id: recordId, delivered: messageSeq, read: messageSeq }),
  z.object({ type: z.literal('typing'), case_id: recordId }),
]);
export type LiveRequest = z.output<typeof liveRequest>;

/** How a case stands, with every piece of news of it: a page that knows an older version reads the case anew. */
const caseStand = { marks: caseMarks, status: caseStatus, version: z.int().min(1) };

/** What the server says. Messages of a case come in order and without a gap from where the device said it was. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('messages'),
    case_id: recordId,
    messages: z.array(consultationMessage),
    ...caseStand,
  }),
  z.object({ type: z.literal('marks'), case_id: recordId, ...caseStand }),
  z.object({ type: z.literal('typing'), case_id: recordId }),
  /** Something happened to a case of one's own that this connection does not watch. */
  z.object({ type: z.literal('case-changed'), case_id: recordId }),
  /** The desk's queue changed: read it anew. */
  z.object({ type: z.literal('queue-changed') }),
  /** Somebody opened or left the desk: read anew who is there. */
  z.object({ type: z.literal('presence-changed') }),
  /** Days off were entered or taken back (G7): the hours on this page may be others. Said to everybody. */
  z.object({ type: z.literal('closures-changed') }),
  /** The case is not there for this person. */
  z.object({ type: z.literal('gone'), case_id: recordId }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
