import {
  dataLayerPropertiesEndpoint,
  listLoginHistoriesEndpoint,
  readCurrentUserEndpoint,
  updateCurrentUserEndpoint,
  updateProfileEndpoint,
} from '@hidamari/contract/members';
import { fullName } from '@hidamari/domain/members';
import { type MemberType, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { type AccountHandles, createAccountHandles } from './account-handles.ts';
import { type AskingMember, findMemberFor } from './entering-member.ts';
import { listLoginHistories } from './list-login-histories.ts';
import { findMember, type Member } from './member.repository.ts';
import type { MemberIcons } from './member-icons.ts';
import { type LogMentions, readCurrentUser } from './read-current-user.ts';
import { type HasLogs, readDataLayerProperties } from './read-data-layer-properties.ts';
import { updateAccount } from './update-account.ts';
import { refuseOwnChoices, updateProfile } from './update-profile.ts';

export { type AccountHandles, createAccountHandles } from './account-handles.ts';
export {
  type BaseAccount,
  findBaseAccount,
  findBaseAccountById,
  type PoolFacts,
  saveBaseAccount,
} from './base-account.repository.ts';
export {
  type AgreedText,
  type AgreedVersions,
  addConsent,
  type ConsentRow,
  type GivenConsent,
  listConsentRows,
  lockMember,
  mayUseIllnessData,
  recordConsents,
  refuseWithoutIllnessConsent,
  setNewsWanted,
  withdrawConsent,
} from './consents.ts';
export { createMember, type NewMember } from './create-member.ts';
export {
  type AskingMember,
  agreedVersionsFor,
  callerMayUseIllnessData,
  consentsColumn,
  ENTERING_MEMBER,
  type EnteringMember,
} from './entering-member.ts';
export {
  findLeavingMember,
  hasWithdrawnMember,
  isAccountEmpty,
  type LeavingMember,
  readmitMember,
  withdrawMember,
} from './leaving-member.ts';
export { isLineLinked, linkLine, noteLineFriend, unlinkLine, unlinkLineAccount } from './line-link.ts';
export { mailRefusedAt } from './mail-refused-at.ts';
export {
  channelFactsOf,
  findMember,
  holdMember,
  isEnrolled,
  lineUserOf,
  listMembersOf,
  type Member,
  mayHaveLine,
  noteArrivalMail,
} from './member.repository.ts';
export { listNamedCancers } from './member-cancers.ts';
export type { MemberIcons } from './member-icons.ts';

export {
  becomeCommonId,
  emptyMemberInto,
  findEarlierAccounts,
  giveMembersTo,
  memberMovedTo,
} from './move-members.ts';
export type { LogMentions } from './read-current-user.ts';
export { renewInsurance } from './renew-insurance.ts';
export { NO_ILLNESS } from './sealed-profile.ts';
export { endSteps, haveStepsEnded, type NamedAccounts } from './steps-ended.ts';
export { provenKeysOf } from './unupdatable-keys.ts';
export { recordLogin, recordSignIn, recordVisit } from './visits.ts';

/** The member of a page, without token. */
export interface PageProfile {
  memberId: string;
  memberType: MemberType;
  displayName: string;
  /** Whose member they are: the company of the eligibility code, or the municipality; null for none (section 6). */
  organization: string | null;
  /** A death was told of, and is not taken back (G149). */
  isBereaved: boolean;
  /** How the account likes to read (G22 step 4). */
  reading: { text: Member['text_size']; furigana: 'on' | 'off' };
}

interface MembersOptions {
  /** From the treatment-log module: fills `treatment_logs` of the user data. */
  listLogMentions?: LogMentions;
  /** From the treatment-log module: whether there is a log at all, for the measurement (G93). */
  hasLogs: HasLogs;
  /** From the uploads module. */
  icons: MemberIcons;
}

export type MembersModule = ModuleWith<'routes'> & {
  handles: AccountHandles;
  /** The member's own profile with diagnoses, as `GET /users/me` answers it. */
  readProfile(memberId: string): ReturnType<typeof readCurrentUser>;
  /** How the member heard of us, as they said at registration. */
  readReferrals(memberId: string): Promise<Member['referral_sources'] | null>;
  /** The organisation a member belongs to; null for none, and once they have left. */
  organizationOf(memberId: string): Promise<string | null>;
  /** For page loads; null when the member has left. */
  findPageProfile(member: AskingMember): Promise<PageProfile | null>;
};

export function createMembersModule(dependencies: Dependencies, options: MembersOptions): MembersModule {
  const { listLogMentions, hasLogs, icons } = options;
  const { database, encryption, mailFates } = dependencies;
  const handles = createAccountHandles(dependencies);
  const parts = { database, encryption, handles, listLogMentions, icons, mailFates };
  const routes = [
    route(readCurrentUserEndpoint, async ({ caller, query }) => ({
      status: 200,
      // Which days have a log is for a concierge to learn from those that are shared alone (G42).
      body: await readCurrentUser(parts, caller, {
        ...query,
        withTreatmentLogs: query.withTreatmentLogs && caller.actingStaff === undefined,
      }),
    })),
    route(updateCurrentUserEndpoint, async ({ caller, body, request }) => ({
      status: 200,
      body: await updateAccount(parts, caller.memberId, {
        edit: body,
        now: request.now,
        decides: fieldsDecidedBy(updateCurrentUserEndpoint.body, request),
      }),
    })),
    route(updateProfileEndpoint, async ({ caller, body, request }) => {
      if (caller.actingStaff) refuseOwnChoices(body);
      return { status: 200, body: await updateProfile(parts, caller.memberId, body, request.now) };
    }),
    route(dataLayerPropertiesEndpoint, async ({ caller, request }) => ({
      status: 200,
      body: await readDataLayerProperties({ database, hasLogs }, caller.memberId, request.now),
    })),
    route(listLoginHistoriesEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await listLoginHistories(database, caller.baseAccountId, query.page),
    })),
  ];
  return {
    routes,
    handles,
    readProfile: (memberId) =>
      readCurrentUser(parts, { memberId }, { withDiagnosedCancers: true, withTreatmentLogs: false }),
    async readReferrals(memberId) {
      const found = await findMember(database, memberId);
      return found?.member.referral_sources ?? null;
    },
    async organizationOf(memberId) {
      const found = await findMember(database, memberId);
      return found ? organizationOf(found.member) : null;
    },
    async findPageProfile(asking) {
      const found = await findMemberFor(database, asking);
      if (!found) return null;
      const { member } = found;
      const displayName = fullName(member.last_name, member.first_name);
      const furigana = member.is_furigana_shown ? 'on' : 'off';
      const reading = { text: member.text_size, furigana } as const;
      const organization = organizationOf(member);
      return {
        ...{ memberId: member.id, memberType: member.member_type, displayName, organization, reading },
        isBereaved: member.bereaved_at !== null,
      };
    },
  };
}

/** The company of the eligibility code, or the municipality. */
function organizationOf({ company_code, member_type }: Member): string | null {
  return company_code ?? VARIANTS[variantOfMember(member_type)].organization?.orgName ?? null;
}
