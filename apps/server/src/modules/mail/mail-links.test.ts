import { NOTICES, type NoticeSubject } from '@hidamari/domain/notices';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { TEST_SETTINGS } from '../../http/app-under-test.fixture.ts';
import * as mail from './index.ts';
import { addressesIn, strayAddresses } from './mail-links.fixture.ts';

type Sender = mail.LinkingSender;

const AT = new Date('2026-11-20T03:05:00Z');
const CODE = { code: '123456', validMinutes: 10 };
const RECEIPT = {
  receiptNumber: 'C-7K4M-QX2H',
  dueOn: '2026-11-27',
  promise: { kind: 'by-day', day: '2026-11-27' },
} as const;
const SUBJECTS = Object.keys(NOTICES) as NoticeSubject[];
const href = '/questions/0b8b4c39?case_id=1';

/** Every mail and LINE message that the portal can write, by the name of its template. */
const WRITTEN: Readonly<Record<string, (sender: Sender) => readonly (mail.MailText | string)[]>> = {
  addressChangedMail: (sender) => [mail.addressChangedMail(sender, { at: AT })],
  newDeviceMail: (sender) => [mail.newDeviceMail(sender, { at: AT, deviceFamily: 'iPhone・Safari' })],
  passwordTriesMail: (sender) => [mail.passwordTriesMail(sender, { at: AT })],
  passwordChangedMail: (sender) => [mail.passwordChangedMail(sender, { at: AT })],
  secondFactorChangedMail: (sender) => [mail.secondFactorChangedMail(sender, { at: AT })],
  alreadyRegisteredMail: (sender) => [mail.alreadyRegisteredMail(sender)],
  arrivalConfirmationMail: (sender) => [mail.arrivalConfirmationMail(sender)],
  emailCodeMail: (sender) => [mail.emailCodeMail(sender, CODE)],
  passwordCodeMail: (sender) => [mail.passwordCodeMail(sender, CODE)],
  consultationReceivedMail: (sender) => [
    mail.consultationReceivedMail(sender, { caseNumber: 'H-1003', promise: null }),
  ],
  inquiryAnswerMail: (sender) => [
    mail.inquiryAnswerMail(sender, { type: 'contact', receiptNumber: 'C-1', text: 'お答えします。' }),
  ],
  inquiryReceivedMail: (sender) => [mail.inquiryReceivedMail(sender, RECEIPT)],
  mailConsultationReceivedMail: (sender) => [mail.mailConsultationReceivedMail(sender, RECEIPT)],
  mailVerificationMail: (sender) => [mail.mailVerificationMail(sender, { href, validHours: 24 })],
  noticeMail: (sender) => SUBJECTS.map((subject) => mail.noticeMail(sender, { subject, href })),
  noticeLine: (sender) => SUBJECTS.map((subject) => mail.noticeLine(sender, { subject, href })),
  monitorStateMail: (sender) => [mail.monitorStateMail(sender)],
  notRegisteredMail: (sender) => [mail.notRegisteredMail(sender)],
  // To the staff of the one desk, which no programme has of its own.
  onCallMail: (sender) => [
    mail.onCallMail(sender, {
      number: 'H-1',
      isCalled: false,
      login: `${TEST_SETTINGS.publicUrl}/desk/login`,
      link: `${TEST_SETTINGS.publicUrl}/desk`,
    }),
  ],
  privacyRequestMail: (sender) => [mail.privacyRequestMail(sender, RECEIPT)],
  withdrawalMail: (sender) => [
    mail.withdrawalMail(sender, { receiptNumber: 'T-1', until: '2026年12月22日' }),
  ],
  withdrawalUndoneMail: (sender) => [mail.withdrawalUndoneMail(sender)],
};

const TEMPLATE = /(?<!keep)(?<!forget)(Mail|Line)$/;
const textOf = (written: mail.MailText | string) => (typeof written === 'string' ? written : written.text);

describe.each(VARIANT_KEYS)('%s の方に出すすべてのメール', (variant) => {
  const sender = mail.letterSender(TEST_SETTINGS, variant);
  const texts = Object.values(WRITTEN).flatMap((write) => write(sender).map(textOf));

  it('リンクは、その方の窓口のホストと、窓口の名を持つ。クッキーのないブラウザで開いても、自分の窓口が出る', () => {
    expect(texts.flatMap((text) => strayAddresses(TEST_SETTINGS, text))).toEqual([]);
    expect(texts.flatMap(addressesIn).length).toBeGreaterThan(SUBJECTS.length);
  });

  it('もとからあった問い合わせは、リンクに残る', () => {
    const { text } = mail.mailVerificationMail(sender, { href, validHours: 24 });
    expect(addressesIn(text)[0]).toContain('case_id=1');
  });
});

it('ここにないひな型は、一つもない', () => {
  expect(
    Object.keys(mail)
      .filter((name) => TEMPLATE.test(name))
      .sort(),
  ).toEqual(Object.keys(WRITTEN).sort());
});

it('ほかの窓口の名を持つリンクも、どこの窓口とも言わないリンクも、見つける', () => {
  const [aflac, hatch] = [
    mail.letterSender(TEST_SETTINGS, 'aflac'),
    mail.letterSender(TEST_SETTINGS, 'hatch'),
  ];
  const wrong = mail.monitorStateMail({ ...aflac, addressOf: hatch.addressOf });
  expect(strayAddresses(TEST_SETTINGS, wrong.text)).toHaveLength(1);
  const bare = `${TEST_SETTINGS.publicUrl}/login`;
  expect(strayAddresses(TEST_SETTINGS, bare)).toEqual([bare]);
});
