import { beforeAll, describe, expect, it } from 'vitest';
import { type Mail, MailRefusedError, type MailSender } from './port.ts';

/** One implementation under test, with a way to read what reached its receiver. */
export interface MailHarness {
  sender: MailSender;
  received(): Promise<Pick<Mail, 'to' | 'subject' | 'text'>[]>;
  /** Ids by which the receiver recognises a repeat, in the order of arrival. */
  receivedIds(): Promise<string[]>;
  close(): Promise<void>;
}

export const MAIL: Mail = {
  to: 'hanako@example.org',
  subject: '【ひだまり】メールアドレスの確認のお願い（髙﨑さま）😌',
  text: '次のアドレスを開いてください。\n\nhttps://portal.example.org/login/mail-verification?token=abc\n\n〜10分以内〜',
  messageId: 'mail-1',
};

/** What every mail sender must do. */
export function describeMailSender(name: string, open: () => Promise<MailHarness>): void {
  describe(`${name}: mail`, () => {
    let harness: MailHarness;
    beforeAll(async () => {
      harness = await open();
      return () => harness.close();
    });

    it('delivers Japanese subjects and texts unchanged', async () => {
      await harness.sender.send(MAIL);
      expect(await harness.received()).toEqual([{ to: MAIL.to, subject: MAIL.subject, text: MAIL.text }]);
    });

    it('a repeat can be recognised, another mail is another one', async () => {
      await harness.sender.send(MAIL);
      await harness.sender.send({ ...MAIL, messageId: 'mail-2' });
      expect(new Set(await harness.receivedIds()).size).toBe(2);
    });

    it('a subject cannot smuggle a header or a receiver', async () => {
      const subject = 'お知らせ\r\nBcc: thief@example.org';
      await harness.sender.send({ ...MAIL, subject, messageId: 'mail-3' });
      const last = (await harness.received()).at(-1);
      expect(last).toMatchObject({ to: MAIL.to, text: MAIL.text });
    });

    it.each([
      'a@example.org, b@example.org',
      'nobody',
      'a@example.org\nBcc: b@example.org',
      '<a@example.org>',
      '',
    ])('refuses %j for good', async (to) => {
      await expect(harness.sender.send({ ...MAIL, to })).rejects.toThrow(MailRefusedError);
    });
  });
}
