import type { CodeDelivery, CodePurpose, PoolCode } from '@hidamari/adapters/identity/port';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { Settings } from '../../../config/settings.ts';
import type { OutboxMessage } from '../../../jobs/outbox.ts';
import {
  confirmationCodeSms,
  emailCodeMail,
  passwordCodeMail,
  passwordCodeSms,
  signInCodeSms,
} from '../../mail/index.ts';

const validMinutes = ONE_TIME_CODE.validSeconds / 60;

const SMS: Partial<Record<CodePurpose, typeof confirmationCodeSms>> = {
  'sms-mfa': signInCodeSms,
  'forgot-password': passwordCodeSms,
};

function textOf({ purpose, medium, code, metadata }: CodeDelivery, phones: Partial<Settings['phones']>) {
  if (medium === 'sms') return { text: (SMS[purpose] ?? confirmationCodeSms)({ code, validMinutes }) };
  const variant = VARIANT_KEYS.find((key) => key === metadata.variant) ?? 'hatch';
  const letterOf = purpose === 'forgot-password' ? passwordCodeMail : emailCodeMail;
  return letterOf({ variant, phone: phones[variant] ?? '' }, { code, validMinutes });
}

/**
 * A code as a message of the outbox. Its key is the code's id: sent once, however often it is tried, and not at all
 * once the code has ended. A code of nobody is written down all the same, and goes nowhere.
 */
export function codeMessage(
  delivery: CodeDelivery,
  { sub, expiresAt }: Pick<PoolCode, 'sub' | 'expiresAt'>,
  phones: Partial<Settings['phones']>,
): OutboxMessage {
  const { id, medium, to } = delivery;
  const kind = medium === 'sms' ? 'send-sms' : 'send-mail';
  return {
    kind: sub === null ? 'send-nothing' : kind,
    idempotencyKey: `code:${id}`,
    payload: { to, ...textOf(delivery, phones) },
    notAfter: expiresAt,
  };
}
