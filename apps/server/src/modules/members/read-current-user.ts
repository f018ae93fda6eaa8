import type { CurrentUser } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { fromE164, fullName } from '@hidamari/domain/members';
import { perNoticeSetting } from '@hidamari/domain/notices';
import { type MemberType, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import type { Database, Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import type { AccountHandles } from './account-handles.ts';
import type { BaseAccount } from './base-account.repository.ts';
import {
  type AskingMember,
  agreedVersionsFor,
  callerMayUseIllnessData,
  findMemberFor,
} from './entering-member.ts';
import { mailRefusedAt } from './mail-refused-at.ts';
import { lineUserOf, type Member, readBeside } from './member.repository.ts';
import { cancerOf } from './member-cancers.ts';
import { readSpokenConsents } from './member-consents.ts';
import type { MemberIcons } from './member-icons.ts';
import { profileOf } from './profile-columns.ts';
import { NO_ILLNESS, openIllness, openSupporters } from './sealed-profile.ts';
import { unupdatableKeysOf } from './unupdatable-keys.ts';

/** Lines of a member's log for the user data; the treatment-log module answers them. */
export type LogMentions = (
  executor: Executor,
  memberId: string,
) => Promise<NonNullable<CurrentUser['treatment_logs']>>;

export interface CurrentUserParts {
  database: Database;
  encryption: Encryption;
  handles: AccountHandles;
  listLogMentions?: LogMentions | undefined;
  icons: MemberIcons;
  mailFates: Pick<Dependencies['mailFates'], 'refusedAt'>;
}

interface Wish {
  withDiagnosedCancers: boolean;
  withTreatmentLogs: boolean;
}

const stamp = (at: Date | null) => (at === null ? null : formatWireTimestamp(at));

/** The signed-in member (specification section 3). `not_found` when the member has left meanwhile. */
export async function readCurrentUser(
  parts: CurrentUserParts,
  asking: AskingMember,
  wish: Wish,
): Promise<CurrentUser> {
  const { database, handles, icons } = parts;
  const { memberId } = asking;
  const found = await findMemberFor(database, asking);
  if (!found) throw new AppError('not_found');
  const { member, account } = found;
  const { others, visitedDays, cancers } = await readBeside(database, { memberId, accountId: account.id });
  const cipher = await withCallersKey(parts, asking).encryption.forMember(database, memberId);
  const consents = await readSpokenConsents(database, asking);
  // Nothing of an illness is read while the consent to keep it is taken back (decision 0021).
  const mayUse = await callerMayUseIllnessData(database, asking);
  return {
    ...accountOf(member, account),
    email_refused_at: stamp(await mailRefusedAt(parts, account)),
    icon_url: icons.urlOf(member),
    ...openIllness(cipher, memberId, mayUse ? member : NO_ILLNESS),
    supporters: openSupporters(cipher, memberId, member.supporters_sealed),
    patient_consent: consents.patient,
    agreed_by_guardian: consents.guardian,
    hash_user_id: handles.hashUserId(memberId),
    visited_days_count: visitedDays,
    terms_version_agreed: (await agreedVersionsFor(database, asking)).terms ?? null,
    other_users: others.map((other) => ({
      hash_user_id: handles.hashUserId(other.id),
      nickname: other.nickname ?? other.first_name,
      variant: variantOfMember(other.member_type),
    })),
    ...(wish.withDiagnosedCancers ? { diagnosed_cancers: mayUse ? cancers.map(cancerOf) : [] } : {}),
    ...(wish.withTreatmentLogs && parts.listLogMentions
      ? { treatment_logs: mayUse ? await parts.listLogMentions(database, memberId) : [] }
      : {}),
  };
}

function organizationOf(memberType: MemberType): CurrentUser['organization'] {
  const { organization } = VARIANTS[variantOfMember(memberType)];
  return organization ? { org: organization.orgName, name: organization.nameJa } : null;
}

function accountOf(member: Member, account: BaseAccount) {
  const { member_type: memberType, agent } = member;
  return {
    id: member.id,
    full_name: fullName(member.last_name, member.first_name),
    ...profileOf(member),
    phone_number: account.phone_number && fromE164(account.phone_number),
    email: account.email,
    email_verified_at: stamp(account.email_verified_at),
    eligibility_type: VARIANTS[variantOfMember(memberType)].eligibilityType,
    member_type: memberType,
    company_code: member.company_code,
    organization: organizationOf(memberType),
    insurance_number: member.insurance_number,
    relation_to_city: member.relation_to_city,
    accepts_info_delivery: member.accepts_info_delivery,
    icon_filename: member.icon_filename,
    text_size: member.text_size,
    is_furigana_shown: member.is_furigana_shown,
    notice_channel: member.notice_channel,
    ...perNoticeSetting(({ wish }) => member[wish]),
    is_shown_log_articles: member.is_shown_log_articles,
    are_prompts_held: member.prompts_held_at !== null,
    is_bereaved: member.bereaved_at !== null,
    created_at: formatWireTimestamp(member.created_at),
    updated_at: member.updated_at.toISOString(),
    first_login_date: stamp(member.first_login_at),
    registered_by_concierge: member.registered_by_concierge,
    unupdatable_keys: unupdatableKeysOf(memberType, account.account_type),
    sent_arrival_confirmation_email_at: stamp(member.sent_arrival_confirmation_email_at),
    line_user_id: lineUserOf({ member, account }),
    member_test_marketing: member.member_test_marketing,
    pre_common_id: account.pre_common_id,
    account_type: account.account_type,
    onboarding_step: member.onboarding_step,
    ...(agent ? { agent: { ...agent, agent_full_name: fullName(agent.last_name, agent.first_name) } } : {}),
  };
}
