import type { CurrentUser } from '@hidamari/contract/members';
import { fieldLabel, PROFILE_FIELDS, type ProfilePart, profileFieldsOf } from '@hidamari/domain/members';
import { NOTICE_SETTINGS } from '@hidamari/domain/notices';
import { REFERRAL_SOURCES } from '@hidamari/domain/option-sets';
import type { LineLink } from '../line/index.ts';
import type { MembersModule } from '../members/index.ts';
import type { DataSection } from './my-data-needs.ts';
import { choices } from './readme/choices.ts';

/** The rows of a part in the README: its choices by their values, but where it says in words what is meant. */
function fieldsIn<const P extends ProfilePart>(part: P) {
  return profileFieldsOf<ProfilePart>(part).map(({ name, field }) => {
    const named = field.input === 'choice' ? `${field.label}（${choices(field.options)}）` : field.label;
    return [name as keyof P & string, field.meaning ?? named] as const;
  });
}

/** A part that is one value: its name, and the names of its fields. */
function partIn(part: 'agent' | 'supporters'): string {
  const names = profileFieldsOf<ProfilePart>(PROFILE_FIELDS[part]).map(({ field }) => field.label);
  return `${fieldLabel(part)}（${names.join('、')}）`;
}

/** What the member registered about themselves and the illness; their number, their address and how they log in stay out. */
const FIELDS = [
  ...fieldsIn(PROFILE_FIELDS.person),
  ...fieldsIn(PROFILE_FIELDS.account),
  ...fieldsIn(PROFILE_FIELDS.whose),
  ['agent', partIn('agent')],
  [
    'referral_sources',
    `${fieldLabel('referrals')}（${choices(REFERRAL_SOURCES)}、from_other_text＝その他に添えた言葉）`,
  ],
  [
    'diagnosed_cancers',
    `${fieldLabel('diagnosed_cancers')}（種類、時期、ステージなどは、サービスの中の番号）`,
  ],
  ...fieldsIn(PROFILE_FIELDS.illness),
  ['supporters', partIn('supporters')],
  ['line_user_id', 'LINEと連携しているとき、LINEがこのサービスに知らせた番号'],
  ['line_linked_at', 'LINEと連携した日時（連携していなければ null）'],
  [
    'is_line_friend',
    'このサービスのLINEを、友だちに追加しているか（true＝追加している、null＝連携していないか、LINEから知らされていない）',
  ],
  ['notice_channel', `${fieldLabel('notice_channel')}（mail＝メール、line＝LINE、none＝受け取らない）`],
  ...NOTICE_SETTINGS.map(({ wish }) => [wish, `${fieldLabel(wish)}（true＝受け取る）`] as const),
  ['is_shown_log_articles', `${fieldLabel('is_shown_log_articles')}（true＝出す）`],
  ['accepts_info_delivery', `${fieldLabel('accepts_info_delivery')}（true＝受け取る）`],
  ['are_prompts_held', 'お知らせを控えているか（true＝控えている）'],
  ['is_bereaved', '大切な方を亡くされたときの切り替えをしているか（true＝お知らせを止めている）'],
  ['created_at', '会員になった日時'],
] as const satisfies readonly (readonly [keyof Registration, string])[];

/** What the member's screens know of them, and what they do not: how LINE is linked, and what was asked at registration alone. */
type Registration = CurrentUser & {
  line_linked_at: string | null;
  is_line_friend: boolean | null;
  referral_sources: object | null;
};

/** The member's own registration. */
export function profileSection(
  { readProfile, readReferrals }: Pick<MembersModule, 'readProfile' | 'readReferrals'>,
  readLine: (memberId: string) => Promise<LineLink>,
): DataSection {
  return {
    name: 'profile',
    title: '登録の内容',
    fields: FIELDS,
    async read(memberId) {
      const { linked_at, is_friend } = await readLine(memberId);
      const referral_sources = await readReferrals(memberId);
      const profile: Registration = {
        ...(await readProfile(memberId)),
        line_linked_at: linked_at,
        is_line_friend: is_friend,
        referral_sources,
      };
      return Object.fromEntries(FIELDS.map(([name]) => [name, profile[name] ?? null]));
    },
  };
}
