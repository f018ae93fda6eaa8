import { describe, expect, it } from 'vitest';
import { errorSummaryTitle, FIELD_MESSAGES, fieldMessage, isFieldErrorCode } from './index.ts';

/** G33, G45, G52 and G61, word for word where the decision gives the words. */
const WORDS: readonly (readonly [string, Record<string, string | number>, string])[] = [
  ['required', { label: '姓' }, '姓を入力してください'],
  ['too_long', { limit: 30 }, '30文字以内で入力してください'],
  ['katakana', {}, '全角カタカナで入力してください'],
  ['choose_one', {}, '選んでください'],
  ['date', {}, '正しい日付を入力してください'],
  ['guardian_required', {}, '保護者の方と一緒にお申し込みください'],
  ['phone', {}, 'ハイフンなしの10〜11桁で入力してください'],
  ['mobile_phone', {}, 'SMSを受け取れる携帯電話番号を入力してください'],
  ['email', {}, 'メールアドレスの形をご確認ください'],
  ['same_as_now', {}, 'いまお使いのものと同じです。新しいものを入力してください'],
  ['code_just_sent', { seconds: 42 }, '確認コードを送ったばかりです。42秒待って、もう一度お試しください'],
  ['email_typo', { suggestion: 'a@gmail.com' }, 'a@gmail.com ではありませんか？'],
  ['email_mismatch', {}, 'メールアドレスが一致しません'],
  ['password_short', {}, '8文字以上で入力してください'],
  ['password_common', {}, '推測されやすいパスワードは使えません'],
  ['code_wrong', { tries_left: 3 }, 'コードが違います。あと3回入力できます'],
  ['code_expired', {}, '有効期限が切れました。再送してください'],
  ['insurance_number', {}, '証券番号をご確認ください（ハイフンは不要です）'],
  ['company_code', {}, '利用コードをご確認ください'],
  ['postal_code', {}, '7桁の数字で入力してください'],
  ['prefecture', {}, '都道府県を選んでください'],
  ['outside_area', {}, '市内にお住まい・通院中の方が対象です。お電話でもご案内します'],
  ['who_consults', {}, 'どなたのご相談か選んでください'],
  ['consent', {}, '同意が必要です'],
  ['consent', { field: 'agreed_terms' }, '利用規約への同意が必要です'],
  ['date_in_future', {}, '未来の日付は選べません'],
  ['image_size', { limit: 5 }, '5MB以下の画像を選んでください'],
  ['locked', {}, 'この項目は変更できません。変更はお電話でご連絡ください'],
  ['value_unusual', {}, '値をご確認ください'],
  ['out_of_range', { label: '体温', min: '34.0', max: 42.9 }, '体温は34.0〜42.9の数字で入力してください'],
  ['out_of_range', {}, '値をご確認ください'],
  ['image_not_saved', {}, '画像を保存できませんでした。記録は保存しました'],
];

describe('項目のメッセージ', () => {
  it.each(WORDS)('%s %j', (code, detail, text) => {
    expect(fieldMessage(code, detail)).toBe(text);
  });

  it('埋める値がない場合も、かっこや英字の残らない文になる', () => {
    for (const code of Object.keys(FIELD_MESSAGES)) {
      expect(fieldMessage(code)).not.toMatch(/[{}]|undefined/);
      expect(fieldMessage(code)).toMatch(/[ぁ-ん]/);
    }
  });

  it('責めることば、強いことばを使わない', () => {
    for (const text of Object.values(FIELD_MESSAGES).flat())
      expect(text).not.toMatch(/無効|不正|エラー|半角|[!！]/);
  });

  it('知らないコードの場合、確認をお願いする', () => {
    expect(fieldMessage('something_new')).toBe('入力した内容をご確認ください');
    expect(fieldMessage('constructor')).toBe('入力した内容をご確認ください');
    expect(isFieldErrorCode('toString')).toBe(false);
  });

  it('まとめの見出しは、直すところの数を言う', () => {
    expect(errorSummaryTitle(2)).toBe('入力内容をご確認ください（2か所）');
  });
});
