import { CLOSURE_LIMITS } from '../closures/index.ts';
import { VISIT_LIMITS } from '../next-visits/index.ts';
import { fieldWords } from './field-words.ts';

/** Words and numbers that a message may use. Never what the person typed, but for the suggested address. */
export type FieldMessageDetail = Readonly<Record<string, string | number | boolean>>;

/**
 * Every field error, and what the person reads under the field (G33, G56 to G65). `{key}` is filled from the
 * detail: `label` is the field's name, the others are numbers. The second text is used where a place cannot be
 * filled. Say what to do; never blame.
 */
export const FIELD_MESSAGES = {
  // Any field.
  required: ['{label}を入力してください', '入力してください'],
  choose_one: ['{label}を選んでください', '選んでください'],
  too_long: ['{limit}文字以内で入力してください', '文字数を減らしてください'],
  too_short: ['{least}文字以上で入力してください', 'もう少し長く入力してください'],
  too_many_items: ['{limit}件までにしてください', '件数を減らしてください'],
  invalid: ['{label}をご確認ください', '入力した内容をご確認ください'],
  number: ['{label}は数字で入力してください', '数字で入力してください'],
  out_of_range: ['{label}は{min}〜{max}の数字で入力してください', '値をご確認ください'],
  date: ['正しい日付を入力してください'],
  date_in_future: ['未来の日付は選べません'],
  date_order: ['終わりの日は、始まりの日より後にしてください'],
  time: ['正しい時刻を入力してください'],
  consent: ['{label}への同意が必要です', '同意が必要です'],
  consent_changed: ['同意の文が新しくなりました。ページを開き直して、お読みください'],
  // Who the person is.
  name_characters: [
    '{label}は数字や絵文字を使わずに入力してください',
    '数字や絵文字を使わずに入力してください',
  ],
  name_invisible: [
    '{label}に、目に見えない文字が入っています。いちど全部消して、手で入力し直してください',
    '目に見えない文字が入っています。いちど全部消して、手で入力し直してください',
  ],
  name_address: [
    '{label}に、サイトやメールのアドレスは入れられません。お名前だけを入力してください',
    'サイトやメールのアドレスは入れられません。お名前だけを入力してください',
  ],
  katakana: ['全角カタカナで入力してください'],
  guardian_required: ['保護者の方と一緒にお申し込みください'],
  agent_too_young: ['代理の方は18歳以上の方をご記入ください'],
  // How to reach them, and how they log in.
  phone: ['ハイフンなしの10〜11桁で入力してください'],
  mobile_phone: ['SMSを受け取れる携帯電話番号を入力してください'],
  email: ['メールアドレスの形をご確認ください'],
  email_letters: [
    'メールアドレスに使えない文字が入っています。「ー」は「-」（ハイフン）に、かなや漢字は英数字に直してください',
  ],
  email_typo: ['{suggestion} ではありませんか？', 'メールアドレスの形をご確認ください'],
  same_as_now: ['いまお使いのものと同じです。新しいものを入力してください'],
  code_just_sent: [
    '確認コードを送ったばかりです。{seconds}秒待って、もう一度お試しください',
    '確認コードを送ったばかりです。1分ほど待って、もう一度お試しください',
  ],
  email_mismatch: ['メールアドレスが一致しません'],
  password_length: ['8文字以上64文字以内で入力してください'],
  password_short: ['8文字以上で入力してください'],
  password_long: ['64文字以内で入力してください'],
  password_common: ['推測されやすいパスワードは使えません'],
  // Each of the pair, without telling which of them was wrong (G50).
  credentials_username: ['IDをお確かめください'],
  credentials_password: ['パスワードを入力し直してください'],
  present_password_wrong: ['いまのパスワードが違うようです。もう一度入力してください'],
  passphrase_wrong: ['合言葉が違います。あと{tries_left}回入力できます', '合言葉が違います'],
  code_digits: ['確認コードは6桁の数字で入力してください'],
  talk_number_digits: ['お話し番号は6桁の数字で入力してください'],
  case_number: ['相談番号は、H-1003 のように入力してください'],
  code_wrong: ['コードが違います。あと{tries_left}回入力できます', 'コードが違います'],
  code_expired: ['有効期限が切れました。再送してください'],
  // Entitlement and address.
  insurance_number: ['証券番号をご確認ください（ハイフンは不要です）'],
  company_code: ['利用コードをご確認ください'],
  postal_code: ['7桁の数字で入力してください'],
  postal_code_unknown: ['見つかりませんでした。住所を直接入力してください'],
  prefecture: ['都道府県を選んでください'],
  outside_area: ['市内にお住まい・通院中の方が対象です。お電話でもご案内します'],
  who_consults: ['どなたのご相談か選んでください'],
  locked: ['この項目は変更できません。変更はお電話でご連絡ください'],
  // Files.
  image_size: ['{limit}MB以下の画像を選んでください', 'もっと小さい画像を選んでください'],
  file_size: ['{limit}MB以下のファイルを選んでください', 'もっと小さいファイルを選んでください'],
  image_long: [
    '縦か横に長すぎて、小さくすると字が読めなくなります。何枚かに分けた画像を選んでください',
    '何枚かに分けた画像を選んでください',
  ],
  image_type: ['{types}のファイルを選んでください', '別の形式のファイルを選んでください'],
  image_not_saved: ['画像を保存できませんでした。記録は保存しました'],
  // Treatment log.
  category_required: ['残したいことを1つ以上選んでください'],
  detail_required: ['どれか1つ以上に記入してください'],
  too_many_planned: [
    `予定は${VISIT_LIMITS.planned}件まで書けます。終わったものや、なくなったものから整理してください`,
  ],
  value_unusual: ['値をご確認ください'],
  // Contact-threshold card (G75).
  phone_required: ['昼か夜、どちらかの電話番号を入力してください'],
  time_order: ['終わりの時刻は、始まりの時刻より後にしてください'],
  // Days off of the desk (G7).
  closure_past: ['今日からあとの日を選んでください'],
  closure_order: ['終わりの日は、始まりの日と同じか、あとの日にしてください'],
  closure_too_long: [
    `一度に入れられるのは${CLOSURE_LIMITS.days}日までです。分けて入れるか、日をご確認ください`,
  ],
  closure_too_far: ['1年先までの日を選んでください'],
} as const satisfies Record<string, readonly [text: string, plain?: string]>;

export type FieldErrorCode = keyof typeof FIELD_MESSAGES;

/** True for a code of the table. */
export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(FIELD_MESSAGES, code);
}

/**
 * The message of a code. A code the table does not have reads as `invalid`: a form never shows a bare code. With
 * the path of the field in `field`, its name and limits are filled in (`fieldWords`):
 * `fieldMessage('required', { field: 'last_name' })` -> 姓を入力してください.
 */
export function fieldMessage(code: string, given: FieldMessageDetail = {}): string {
  const [text, plain]: readonly [string, string?] = FIELD_MESSAGES[isFieldErrorCode(code) ? code : 'invalid'];
  const detail: FieldMessageDetail = { ...fieldWords(String(given.field ?? '')), ...given };
  const isComplete = placesOf(text).every((key) => detail[key] !== undefined);
  return isComplete ? fill(text, detail) : (plain ?? text);
}

/** Heading of the summary above a form with errors (G33). */
export function errorSummaryTitle(count: number): string {
  return `入力内容をご確認ください（${count}か所）`;
}

function placesOf(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, key = '']) => key);
}

function fill(text: string, detail: FieldMessageDetail): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(detail[key]));
}
