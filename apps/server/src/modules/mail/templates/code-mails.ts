import { type LetterSender, letter, type MailText } from './letter.ts';

interface CodeFacts {
  code: string;
  validMinutes: number;
}

/** The code of a forgotten password by mail, for accounts that have no telephone number to prove (U-L02). */
export function passwordCodeMail(sender: LetterSender, { code, validMinutes }: CodeFacts): MailText {
  return letter(sender, {
    subject: 'パスワード再設定の確認コード',
    paragraphs: [
      'パスワードの再設定のお申し込みを受け付けました。画面に、次の確認コードを入力してください。',
      `確認コード：${code}`,
      `このコードは${validMinutes}分間使えます。`,
      'ご自身でお申し込みになっていない場合、パスワードは変わっていませんのでご安心ください。コードは、どなたにも伝えないでください。',
    ],
  });
}

/** The code that proves an address (POST hi/hosted-login/email/verification). */
export function emailCodeMail(sender: LetterSender, { code, validMinutes }: CodeFacts): MailText {
  return letter(sender, {
    subject: 'メールアドレスの確認コード',
    paragraphs: [
      'メールアドレスの確認のため、画面に、次の確認コードを入力してください。',
      `確認コード：${code}`,
      `このコードは${validMinutes}分間使えます。コードは、どなたにも伝えないでください。`,
    ],
  });
}
