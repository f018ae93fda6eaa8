import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { NOTICES } from '@hidamari/domain/notices';
import { VARIANT_KEYS, VARIANTS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { LinePayload } from '../deliver-messages.ts';
import { letterSender } from '../letter-sender.ts';
import {
  addressChangedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordTriesMail,
  secondFactorChangedMail,
} from './account-notices.ts';
import { emailCodeMail, passwordCodeMail } from './code-mails.ts';
import {
  confirmationCodeSms,
  mailVerificationMail,
  numberChangedSms,
  numberCodeSms,
  passwordCodeSms,
  signInCodeSms,
} from './code-messages.ts';
import { inquiryAnswerMail, inquiryReceivedMail, mailConsultationReceivedMail } from './inquiries.ts';
import { noticeLine, noticeMail, privacyRequestMail } from './notices.ts';
import { consultationReceivedMail } from './receipts.ts';
import {
  alreadyRegisteredMail,
  arrivalConfirmationMail,
  notRegisteredMail,
  withdrawalMail,
  withdrawalUndoneMail,
} from './registration.ts';

const NOTICE_SUBJECTS = Object.keys(NOTICES) as (keyof typeof NOTICES)[];
const SITE = {
  publicUrl: 'https://portal.example.org',
  organizationHosts: [],
  phones: { aflac: '0120-123-456', hatch: '0120-123-456', chofu: '0120-123-456' },
};
const href = '/login/mail-verification?token=abc';

describe('SMS', () => {
  it('確認コードのSMSは、1通（70文字）に収まる', () => {
    const text = confirmationCodeSms({ code: '123456', validMinutes: 10 });
    expect(text).toBe('【ひだまり】確認コードは123456です。10分以内に入力してください。');
    expect(text.length).toBeLessThanOrEqual(70);
  });

  it('ログインとパスワード再設定のSMSは、何のコードかを言い、1通に収まる', () => {
    const facts = { code: '123456', validMinutes: 10 };
    expect(signInCodeSms(facts)).toBe(
      '【ひだまり】ログインの確認コードは123456です。10分以内に入力してください。',
    );
    expect(passwordCodeSms(facts)).toBe(
      '【ひだまり】パスワード再設定の確認コードは123456です。10分以内に入力してください。',
    );
    expect(numberCodeSms(facts)).toBe(
      '【ひだまり】電話番号の変更の確認コードは123456です。10分以内に入力してください。',
    );
    for (const text of [signInCodeSms(facts), passwordCodeSms(facts), numberCodeSms(facts)]) {
      expect(text.length).toBeLessThanOrEqual(70);
    }
  });
});

it('番号が変わったことのSMSは、1通に収まり、番号が準備中なら電話にふれない', () => {
  const text = numberChangedSms({ phone: '0120-123-456' });
  expect(text).toBe('【ひだまり】ご登録の電話番号が変わりました。心当たりがない方は0120-123-456へ');
  expect(text.length).toBeLessThanOrEqual(70);
  expect(numberChangedSms({ phone: '' })).not.toContain('へ');
});

describe.each(VARIANT_KEYS)('%sのメール', (variant) => {
  const sender = letterSender(SITE, variant);
  const link = sender.addressOf(href);
  const promise = { kind: 'by-day', day: '2026-11-27' } as const;
  const receipt = { receiptNumber: 'C-7K4M-QX2H', promise };
  const inquiryMails = [
    inquiryReceivedMail(sender, receipt),
    mailConsultationReceivedMail(sender, receipt),
    inquiryAnswerMail(sender, { type: 'contact', receiptNumber: 'C-7K4M-QX2H', text: 'お答えします。' }),
  ];
  const linking = [
    mailVerificationMail(sender, { href, validHours: 24 }),
    alreadyRegisteredMail(sender),
    notRegisteredMail(sender),
    ...NOTICE_SUBJECTS.map((subject) => noticeMail(sender, { subject, href })),
    consultationReceivedMail(sender, { caseNumber: 'H-1003', promise }),
  ];
  const mails = [
    ...linking,
    arrivalConfirmationMail(sender),
    withdrawalMail(sender, { receiptNumber: 'T-7K4M-QX2H', until: '2026年12月22日（火）9:05' }),
    withdrawalUndoneMail(sender),
    ...inquiryMails,
    privacyRequestMail(sender, { receiptNumber: 'K-7K4M-QX2H', dueOn: '2026年12月6日（日）' }),
  ];
  const at = new Date('2026-11-20T03:05:00Z');
  const codes = [passwordCodeMail, emailCodeMail].map((mail) =>
    mail(sender, { code: '123456', validMinutes: 10 }),
  );
  const notices = [
    passwordChangedMail(sender, { at }),
    addressChangedMail(sender, { at }),
    secondFactorChangedMail(sender, { at }),
    newDeviceMail(sender, { at, deviceFamily: 'iPhone・Safari' }),
    passwordTriesMail(sender, { at }),
  ];
  const all = [...mails, ...codes, ...notices];

  it('コードのメールは、コードと使える時間を言い、人に伝えないよう頼む', () => {
    for (const { text } of codes) {
      expect(text.split('\n')).toContain('確認コード：123456');
      expect(text).toContain('10分間使えます');
      expect(text).toContain('どなたにも伝えないでください');
    }
  });

  it.each(NOTICE_SUBJECTS)(
    '%sの知らせは、病気の言葉なしに、画面と受け取り方の変え方を示す（G54・G135）',
    (subject) => {
      const mail = noticeMail(sender, { subject, href });
      expect(mail.subject).toBe(`【ひだまり】${NOTICES[subject].title}`);
      const settings = sender.addressOf('/account/notices');
      expect(mail.text).toContain(`お知らせの受け取り方を変える：\n${settings}\n`);
      const line = noticeLine(sender, { subject, href });
      expect(line.split('\n').slice(0, 2)).toEqual([NOTICES[subject].text, link]);
      expect(line).not.toMatch(/がん|病|治療|診察/);
    },
  );

  // @proves notice survey
  it('アンケートのお願いは、メールでもLINEでも、リンクが使える日数と、人に渡さないことを、リンクの下に言う（G101）', () => {
    const note = 'このリンクは、14日のあいだ使えます。ログインはいりません。ほかの方には渡さないでください。';
    expect(noticeMail(sender, { subject: 'survey', href }).text).toContain(`\n\n${link}\n\n${note}\n\n`);
    expect(noticeLine(sender, { subject: 'survey', href }).split('\n').slice(1)).toEqual([link, note]);
  });

  it('長い名前の窓口でも、署名のあるリンクをそえたLINEは、送れる長さに収まる', () => {
    const far = letterSender({ ...SITE, publicUrl: `https://${'h'.repeat(63)}.example.jp` }, variant);
    const text = noticeLine(far, { subject: 'survey', href: `/survey/call?${'q'.repeat(250)}` });
    expect(LinePayload.safeParse({ to: 'U-1', text }).success).toBe(true);
  });

  it('お知らせのメールは、日本の日時と、心当たりがないときにすることを言い、場所やアドレスを書かない', () => {
    for (const { text } of notices) {
      expect(text).toContain('2026年11月20日');
      expect(text).toContain('12:05');
      expect(text).toContain('パスワードを設定し直してください');
      expect(text).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    }
    expect(notices[3]?.text).toContain('はじめての端末（iPhone・Safari）');
  });

  it('病気の名は、名乗る署名のほかには、件名にも本文にもない（0066）', () => {
    for (const { subject, text } of all)
      expect(`${subject}${text.replace(VARIANTS[variant].productTitle, '')}`).not.toContain('がん');
  });

  it('件名にサービス名があり、本文に心当たりがない場合の案内と、電話番号と受付時間がある', () => {
    for (const { subject, text } of all) {
      expect(subject).toMatch(/^【ひだまり】/);
      expect(text).toContain('心当たりがない場合');
      expect(text).toContain('0120-123-456');
      expect(text).toContain('受付時間');
    }
  });

  it('確認のお願いは、確認が終わる前のログインのしかたを伝え、まだない画面にふれない', () => {
    const { text } = mailVerificationMail(sender, { href, validHours: 24 });
    expect(text).toContain('有効期限は24時間です');
    expect(text).toContain('確認が終わるまでは、電話番号でログインしてください。');
    expect(text).not.toContain('もう一度お送り');
  });

  it('アドレスは1行に、そのまま書かれる', () => {
    const lines = linking.map(({ text }) => text.split('\n').filter((line) => line.startsWith('https://')));
    expect(lines.slice(0, 2)).toEqual([
      [link],
      [sender.addressOf('/login'), sender.addressOf('/login/password-request')],
    ]);
    for (const found of lines) expect(found.length).toBeGreaterThan(0);
  });

  it('お問い合わせの控えは、受付番号と期限を言う。メールの相談には、救急と、今すぐ話せる窓口もそえる（G121・G122）', () => {
    for (const { text } of inquiryMails.slice(0, 2)) {
      expect(text).toContain('受付番号：C-7K4M-QX2H');
      expect(text).toContain('3営業日以内にお返事します（11月27日（金）まで）。');
    }
    expect(inquiryReceivedMail(sender, { ...receipt, promise: null }).text).not.toContain('お返事します');
    expect(inquiryMails[1]?.text).toContain('すぐに119番へ');
    expect(inquiryMails[1]?.text).toContain('0120-061-338');
    expect(inquiryMails[2]?.text).toMatch(/^お答えします。\n/);
  });

  it('先に読む言葉がある場合、どの控えも日を約束せず、わけも言わない（G119）', () => {
    const first = { kind: 'read-first' } as const;
    for (const { text } of [
      inquiryReceivedMail(sender, { ...receipt, promise: first }),
      mailConsultationReceivedMail(sender, { ...receipt, promise: first }),
      consultationReceivedMail(sender, { caseNumber: 'H-1003', promise: first }),
    ]) {
      expect(text).toContain('担当の者が読みます。');
      expect(text).not.toMatch(/営業日|月\d+日|先に読/);
    }
  });

  it('会員のメールの相談の控えは、期限の日が決まらない場合、約束しない（G122）', () => {
    const { text } = consultationReceivedMail(sender, { caseNumber: 'H-1003', promise: null });
    expect(text).toContain('相談番号：H-1003');
    expect(text).toContain('すぐに119番へ');
    expect(text).toContain('0120-061-338');
    expect(text).not.toContain('営業日');
  });

  it('退会の控えは、受付番号と、いつまで取り消せるかと、消したものが戻らないことを伝える', () => {
    const { subject, text } = withdrawalMail(sender, {
      receiptNumber: 'T-7K4M-QX2H',
      until: '2026年12月22日（火）9:05',
    });
    expect(subject).toContain('退会のお手続きが終わりました');
    expect(text).toContain('受付番号：T-7K4M-QX2H');
    expect(text).toContain('2026年12月22日（火）9:05までにお電話で');
    expect(text).toContain('元に戻せません');
  });

  it('電話番号が準備中の場合、電話の行を書かない', () => {
    const { text } = mailVerificationMail({ ...sender, phone: '' }, { href, validHours: 24 });
    expect(text).not.toContain('お電話');
  });

  it('感嘆符や、体調にふれることばを使わない', () => {
    for (const { subject, text } of all) {
      expect(`${subject}${text.replace(EMERGENCY_TEXT, '')}`).not.toMatch(
        /[!！]|治療|症状|体調|病状|診断|末期|闘病/,
      );
    }
  });
});
