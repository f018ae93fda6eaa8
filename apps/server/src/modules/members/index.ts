import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { createAccountHandles } from './account-handles.ts';
import { findMember } from './member.repository.ts';
import { type LogMentions, readCurrentUser } from './read-current-user.ts';

export type { AccountHandles } from './account-handles.ts';
export {
  type BaseAccount,
  findBaseAccount,
  findBaseAccountById,
  type PoolFacts,
  saveBaseAccount,
} from './base-account.repository.ts';
export { type AgreedText, createMember, type NewMember } from './create-member.ts';
export { findMember, isEnrolled, listMembersOf, type Member } from './member.repository.ts';
export type { LogMentions } from './read-current-user.ts';
export { renewInsurance } from './renew-insurance.ts';
export { provenKeysOf } from './unupdatable-keys.ts';
export { recordSignIn, recordVisit } from './visits.ts';

/** The member of a page, without token. */
export interface PageProfile {
  memberId: string;
  memberType: MemberType;
  displayName: string;
}

interface MembersOptions {
  /** From the treatment-log module: fills `treatment_logs` of the user data. */
  listLogMentions?: LogMentions;
}

export function createMembersModule(dependencies: Dependencies, { listLogMentions }: MembersOptions = {}) {
  const { database, encryption, settings } = dependencies;
  const handles = createAccountHandles(settings.sessionSecret);
  const parts = { database, encryption, handles, listLogMentions };
  const routes: Route[] = [
    route(readCurrentUserEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await readCurrentUser(parts, caller.memberId, query),
    })),
  ];
  return {
    routes,
    handles,
    /** For page loads; null when the member has left. */
    async findPageProfile(memberId: string): Promise<PageProfile | null> {
      const found = await findMember(database, memberId);
      if (!found) return null;
      const { member } = found;
      const displayName = `${member.last_name} ${member.first_name}`;
      return { memberId, memberType: member.member_type, displayName };
    },
  };
}

export type MembersModule = ReturnType<typeof createMembersModule>;
