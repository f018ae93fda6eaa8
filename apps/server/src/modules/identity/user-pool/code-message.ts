import type { CodeDelivery } from '@hidamari/adapters/identity/port';
import { PRODUCT_NAME } from '@hidamari/domain/site-variants';
import type { OutboxMessage } from '../../../jobs/outbox.ts';

/** Says for what the code is, and that nobody may ask for it: the sentence that stops a swindler on the phone. */
const TEXTS: Record<CodeDelivery['purpose'], (code: string) => string> = {
  'confirm-sign-up': (code) =>
    `【${PRODUCT_NAME}】登録の確認コードは ${code} です。10分間有効です。相談員がこのコードをおたずねすることはありません。`,
};

/** A code as an SMS of the outbox. Its id is the code's: sent once, however often it is tried. */
export function codeMessage({ id, purpose, medium, to, code }: CodeDelivery): OutboxMessage {
  if (medium !== 'sms') throw new RangeError('no code goes by mail yet');
  return { kind: 'send-sms', idempotencyKey: `code:${id}`, payload: { to, text: TEXTS[purpose](code) } };
}
