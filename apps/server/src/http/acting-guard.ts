import type { Endpoint } from '@hidamari/contract/endpoint';
import { actingCall } from '@hidamari/contract/staff';
import type { AccessKind } from '@hidamari/domain/access-records';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { ActingStaff, Caller, MemberCaller } from './caller.ts';

/** A concierge's call in a member's place, about to happen. */
export interface ActingAccess {
  memberId: string;
  staff: ActingStaff;
  kind: AccessKind;
  /** Names of the fields that the call sends; never their values. */
  fields: readonly string[];
  at: Date;
}

/** Writes the access down; rejects when it could not, and then the call must not happen (F46). */
export type RecordActing = (access: ActingAccess) => Promise<void>;

type ActingCaller = MemberCaller & { actingStaff: ActingStaff };

const isActing = (caller: Caller): caller is ActingCaller =>
  caller.kind === 'member' && caller.actingStaff !== undefined;

/** Refuses a concierge every call that the contract's closed list does not let them make (G42). The only place. */
export function refuseUnlessAllowed(endpoint: Endpoint, caller: Caller): void {
  if (isActing(caller) && actingCall(endpoint) === undefined) throw new AppError('forbidden');
}

/** As what a change that was refused stands in the record as well: the member reads that nothing came of it. */
const REFUSED_AS: Readonly<Partial<Record<AccessKind, AccessKind>>> = {
  'profile-changed': 'profile-refused',
};

/**
 * Before a concierge's call runs, the record of reads holds it (F46), and where a change was then refused, that too. Whether
 * one that broke was made nobody knows: it stands as sent. Nothing is recorded for anybody else.
 */
export async function recordAround<Answer>(
  access: ActingAccess | null,
  record: RecordActing,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (access === null) return run();
  await record(access);
  try {
    return await run();
  } catch (error) {
    const kind = REFUSED_AS[access.kind];
    if (kind !== undefined && error instanceof AppError && error.status < 500)
      await record({ ...access, kind });
    throw error;
  }
}

/** What a call is recorded as; null for everybody but a concierge, and for what touches nothing of the member's. */
export function accessOf(
  endpoint: Endpoint,
  { request, body }: { request: Pick<FastifyRequest, 'caller' | 'facts' | 'body'>; body: unknown },
): ActingAccess | null {
  const { caller, facts } = request;
  if (caller === null || !isActing(caller)) return null;
  const kind = actingCall(endpoint);
  if (!kind) return null;
  // Fields that the contract knows and that came: what the schema adds by itself was not sent.
  const sent = keysOf(request.body);
  const fields = keysOf(body).filter((name) => sent.includes(name));
  return { memberId: caller.memberId, staff: caller.actingStaff, kind, fields, at: facts.now };
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];

/** Where nobody keeps records, nobody acts for a member. */
export const refuseToAct: RecordActing = async () => {
  throw new AppError('forbidden');
};
