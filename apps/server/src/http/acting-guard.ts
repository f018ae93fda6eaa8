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

/** Before a concierge's call runs, the record of reads holds it (F46). Nothing for anybody else. */
export async function recordBefore(
  endpoint: Endpoint,
  { request, body }: { request: FastifyRequest; body: unknown },
  record: RecordActing,
): Promise<void> {
  const { caller, facts } = request;
  if (caller === null || !isActing(caller)) return;
  const kind = actingCall(endpoint);
  if (!kind) return;
  // Fields that the contract knows and that came: what the schema adds by itself was not sent.
  const sent = keysOf(request.body);
  const fields = keysOf(body).filter((name) => sent.includes(name));
  await record({ memberId: caller.memberId, staff: caller.actingStaff, kind, fields, at: facts.now });
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];

/** Where nobody keeps records, nobody acts for a member. */
export const refuseToAct: RecordActing = async () => {
  throw new AppError('forbidden');
};
