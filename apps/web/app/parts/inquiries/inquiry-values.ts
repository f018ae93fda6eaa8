import type { CurrentUser } from '@hidamari/contract/members';
import {
  INQUIRER_ROLES,
  INQUIRY_KINDS,
  INQUIRY_REPLIES,
  type InquiryType,
  inquiryLabel,
} from '@hidamari/domain/inquiries';
import { formatPhone, fullName, normalizePhone } from '@hidamari/domain/members';
import type { Definition } from '@hidamari/ui/definition-list';

/** What stands in the fields. A consultation by mail leaves `kind` and `reply_by` out, a contact the background. */
export const EMPTY_INQUIRY = {
  name: '',
  name_kana: '',
  email: '',
  phone_number: '',
  standing: '',
  kind: '',
  message: '',
  background: '',
  reply_by: '',
  agreed: false,
  agreed_health: false,
};
export type InquiryValues = typeof EMPTY_INQUIRY;

/** The fields in the order in which they stand. */
export const INQUIRY_ORDER = [
  'name',
  'name_kana',
  'email',
  'phone_number',
  'standing',
  'kind',
  'message',
  'background',
  'reply_by',
  'agreed_health',
  'agreed',
];

const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The values as the call of this form wants them. */
export function inquiryInputOf(type: InquiryType, values: InquiryValues): unknown {
  const { kind, reply_by, background, agreed_health, ...person } = values;
  const own = type === 'contact' ? { kind, reply_by } : { background, agreed_health };
  return withoutEmpty({ ...person, ...own });
}

/** What the portal knows of a member already; what somebody typed stays. */
export function prefilled(values: InquiryValues, user: CurrentUser): InquiryValues {
  const known = {
    name: fullName(user.last_name, user.first_name),
    name_kana: fullName(user.last_name_kana, user.first_name_kana),
    email: user.email ?? '',
    phone_number: user.phone_number ? formatPhone(user.phone_number) : '',
  };
  const empty = Object.entries(known).filter(([name]) => values[name as keyof typeof known] === '');
  return { ...values, ...Object.fromEntries(empty) };
}

/** Everything as it will be sent, to be read once more. */
export function inquirySummary(type: InquiryType, values: InquiryValues): Definition[] {
  const isContact = type === 'contact';
  return [
    { term: 'お名前', description: values.name },
    { term: 'お名前（カナ）', description: values.name_kana },
    { term: 'メールアドレス', description: values.email },
    {
      term: '電話番号',
      description: values.phone_number && formatPhone(normalizePhone(values.phone_number)),
    },
    { term: 'お立場', description: inquiryLabel(INQUIRER_ROLES, values.standing) },
    ...(isContact ? [{ term: '種類', description: inquiryLabel(INQUIRY_KINDS, values.kind) }] : []),
    { term: isContact ? 'お問い合わせの内容' : 'ご相談の内容', description: values.message },
    ...(isContact
      ? [{ term: '返信方法', description: inquiryLabel(INQUIRY_REPLIES, values.reply_by) }]
      : [{ term: '相談の背景', description: values.background }]),
  ];
}

/** What was written in words of one's own. */
export const ownWordsOf = ({ message, background }: InquiryValues): string[] => [message, background];
