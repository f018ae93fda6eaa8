import { beforeAll, describe, expect, it } from 'vitest';
import { type Sms, SmsRefusedError, type SmsSender } from './port.ts';

/** One implementation under test, with a way to read what reached the receiver. */
export interface SmsHarness {
  sender: SmsSender;
  received(): Promise<Pick<Sms, 'to' | 'text'>[]>;
  close(): Promise<void>;
}

const SMS: Sms = {
  to: '+819012345678',
  text: '【ひだまり】確認コードは123456です。10分以内に入力してください。',
  messageId: 'sms-1',
};

/** What every SMS sender must do. */
export function describeSmsSender(name: string, open: () => Promise<SmsHarness>): void {
  describe(`${name}: SMS`, () => {
    let harness: SmsHarness;
    beforeAll(async () => {
      harness = await open();
      return () => harness.close();
    });

    it('delivers a Japanese text unchanged', async () => {
      await harness.sender.send(SMS);
      expect(await harness.received()).toEqual([{ to: SMS.to, text: SMS.text }]);
    });

    it.each(['09012345678', '+12025550123', '+81', '+8190123456789012', '+81 90 1234 5678', ''])(
      'refuses %j for good, and sends nothing',
      async (to) => {
        await expect(harness.sender.send({ ...SMS, to, messageId: `sms-${to}` })).rejects.toThrow(
          SmsRefusedError,
        );
        expect(await harness.received()).toHaveLength(1);
      },
    );
  });
}
