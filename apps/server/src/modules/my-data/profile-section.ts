import type { CurrentUser } from '@hidamari/contract/members';
import { fieldLabel } from '@hidamari/domain/members';
import { NOTICE_SETTINGS } from '@hidamari/domain/notices';
import { GENDERS } from '@hidamari/domain/option-sets';
import type { LineLink } from '../line/index.ts';
import type { DataSection } from './my-data-needs.ts';

/** What the member registered about themselves and the illness; their number, their address and how they log in stay out. */
const FIELDS = [
  ['last_name', fieldLabel('last_name')],
  ['first_name', fieldLabel('first_name')],
  ['last_name_kana', fieldLabel('last_name_kana')],
  ['first_name_kana', fieldLabel('first_name_kana')],
  ['birthday', fieldLabel('birthday')],
  ['sex', `${fieldLabel('sex')}（${GENDERS.map(({ value, label }) => `${value}＝${label}`).join('、')}）`],
  ['postal_code', fieldLabel('postal_code')],
  ['prefecture', fieldLabel('prefecture')],
  ['city', fieldLabel('city')],
  ['address', fieldLabel('address')],
  ['nickname', fieldLabel('nickname')],
  ['is_self', 'ご本人の病気のことで登録したか（true＝ご本人）'],
  ['relationship', 'ご家族などのとき、病気のご本人との関係'],
  [
    'diagnosed_cancers',
    `${fieldLabel('diagnosed_cancers')}（種類、時期、ステージなどは、サービスの中の番号）`,
  ],
  ['other_diseases', fieldLabel('other_diseases')],
  [
    'supporters',
    `${fieldLabel('supporters')}（${fieldLabel('supporters.relationship')}と${fieldLabel('nickname')}）`,
  ],
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

/** What the member's screens know of them, and what they do not: since when LINE is linked, and as what. */
type Registration = CurrentUser & { line_linked_at: string | null; is_line_friend: boolean | null };

/** The member's own registration. */
export function profileSection(
  readProfile: (memberId: string) => Promise<CurrentUser>,
  readLine: (memberId: string) => Promise<LineLink>,
): DataSection {
  return {
    name: 'profile',
    title: '登録の内容',
    fields: FIELDS,
    async read(memberId) {
      const { linked_at, is_friend } = await readLine(memberId);
      const profile: Registration = {
        ...(await readProfile(memberId)),
        line_linked_at: linked_at,
        is_line_friend: is_friend,
      };
      return Object.fromEntries(FIELDS.map(([name]) => [name, profile[name] ?? null]));
    },
  };
}
