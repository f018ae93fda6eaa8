import { requireJapaneseNumber, type Sms, type SmsSender } from './port.ts';

/** Where SMS are kept instead of being sent. Keeping the same messageId again changes nothing. */
export type SaveSms = (sms: Sms) => Promise<void>;

/** Sends nothing: every SMS lands where a developer and a test can read it (/dev/outbox). */
export function createEmbeddedSms(keep: SaveSms): SmsSender {
  return {
    send: async (sms) => {
      requireJapaneseNumber(sms.to);
      await keep(sms);
    },
    close: async () => undefined,
  };
}
