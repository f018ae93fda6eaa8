import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { contextPart, onceOf, type RequestContext } from '../../http/request-context.ts';
import type { BaseAccount } from './base-account.repository.ts';
import { type AgreedVersions, listConsentRows } from './consents.ts';
import { findMember, type Member } from './member.repository.ts';
import { memberConsents, members } from './member.table.ts';

/** A consent as it was given once. */
export type KnownConsent = readonly [kind: string, textId: string, version: string, isTakenBack: boolean];

/** What the look-up of a session reads of its member by the way: rows of one statement, true of one moment. */
export interface EnteringMember {
  member: Member;
  account: BaseAccount;
  /** Every consent that was ever given, oldest first. */
  consents: readonly KnownConsent[];
}

export const ENTERING_MEMBER = contextPart<EnteringMember>('the entering member');

/** `EnteringMember['consents']` as a column of a statement that reads `members`. */
export const consentsColumn: SQL<KnownConsent[]> = sql<KnownConsent[]>`(
  select coalesce(json_agg(json_build_array(
      ${memberConsents.kind}, ${memberConsents.text_id}, ${memberConsents.version},
      ${memberConsents.withdrawn_at} is not null)
    order by ${memberConsents.agreed_at}, ${memberConsents.id}), '[]'::json)
  from ${memberConsents} where ${memberConsents.member_id} = ${members.id})`;

/** A member who asks about themselves, or whose page asks. */
export interface AskingMember {
  memberId: string;
  context?: RequestContext;
}

const CONSENTS = contextPart<readonly KnownConsent[]>('the consents of the member');

function consentsFor(executor: Executor, caller: AskingMember): Promise<readonly KnownConsent[]> {
  return onceOf(caller, CONSENTS, async () => {
    const known = await knownAtDoor(caller);
    if (known !== null) return known.consents;
    const rows = await listConsentRows(executor, caller.memberId);
    return rows.map(
      ({ kind, text_id, version, withdrawn_at }): KnownConsent => [
        kind,
        text_id,
        version,
        withdrawn_at !== null,
      ],
    );
  });
}

const knownAtDoor = async (caller: AskingMember): Promise<EnteringMember | null> =>
  caller.context?.once<EnteringMember | null>(ENTERING_MEMBER, async () => null) ?? null;

/** `mayUseIllnessData` of the caller, as their request knows it. */
export async function callerMayUseIllnessData(executor: Executor, caller: AskingMember): Promise<boolean> {
  const newest = (await consentsFor(executor, caller)).findLast(([kind]) => kind === 'sensitive_data');
  return newest === undefined || !newest[3];
}

/** The version of each text that the caller agreed to last, as their request knows it. */
export async function agreedVersionsFor(executor: Executor, caller: AskingMember): Promise<AgreedVersions> {
  const consents = await consentsFor(executor, caller);
  return Object.fromEntries(consents.map(([kind, , version]) => [kind, version]));
}

/** What was answered last for a consent that is spoken in a form, or agreed to by its text; undefined where never. */
export async function newestConsentFor(executor: Executor, caller: AskingMember, kind: string) {
  const newest = (await consentsFor(executor, caller)).findLast((consent) => consent[0] === kind);
  return newest && { textId: newest[1], version: newest[2] };
}

/** `findMember` of the caller, as their request knows them. */
export async function findMemberFor(
  executor: Executor,
  caller: AskingMember,
): Promise<{ member: Member; account: BaseAccount } | null> {
  return (await knownAtDoor(caller)) ?? findMember(executor, caller.memberId);
}
