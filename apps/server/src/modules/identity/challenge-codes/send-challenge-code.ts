import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import type { OutboxMessage } from '../../../jobs/outbox.ts';
import {
  emailCodeMail,
  letterSender,
  numberCodeSms,
  passwordCodeMail,
  passwordCodeSms,
} from '../../mail/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { maskEmail, maskPhoneNumber } from '../phone-numbers.ts';
import { countSending } from './count-sending.ts';

const validMinutes = ONE_TIME_CODE.validSeconds / 60;

/** What a code of the portal is for; each has its own words. */
export type CodeReason = 'password' | 'email' | 'number';

interface CodeToSend {
  challengeId: string;
  reason: CodeReason;
  /** E.164 number or e-mail address. */
  to: string;
  /** False where nobody has this number or name: everything is done but the sending (F18). */
  isReal: boolean;
}

/** `090****5678` or `h***@example.jp`. */
export const maskAddress = (to: string) => (to.includes('@') ? maskEmail(to) : maskPhoneNumber(to));

/**
 * Sends the code of a challenge by SMS or mail; the older one is void. Not within a minute of the last one to this
 * address, and five times an hour at most, whoever asks (G33).
 */
export async function sendChallengeCode(
  parts: IdentityParts,
  { challengeId, reason, to, isReal }: CodeToSend,
  { request }: Exchange,
): Promise<CodeSentAnswer> {
  const { database, outbox, codes } = parts;
  await countSending(parts, { to, turn: reason }, request).catch(async (error: unknown) => {
    throw await withLiveCode(error, () => codes.isLive(challengeId, request.now));
  });
  const expiresAt = await database.transaction(async (tx) => {
    const made = await codes.make(tx, challengeId, request.now);
    const message = messageOf(parts, { reason, to, code: made.code }, request.variant);
    await outbox.enqueue(tx, {
      ...message,
      kind: isReal ? message.kind : 'send-nothing',
      idempotencyKey: `challenge-code:${challengeId}:${made.expiresAt.getTime()}`,
      notAfter: made.expiresAt,
    });
    return made.expiresAt;
  });
  return {
    masked_to: maskAddress(to),
    expires_at: expiresAt.toISOString(),
    resend_after: ONE_TIME_CODE.resendAfterSeconds,
  };
}

/**
 * `code_resend_wait` with whether the code of a moment ago can still be typed: one that belongs to a way begun before
 * this one cannot, and the screen must not say so.
 */
async function withLiveCode(error: unknown, isLive: () => Promise<boolean>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'code_resend_wait') return error;
  return new AppError(error.code, { ...error.facts, detail: { is_code_live: await isLive() } });
}

function messageOf(
  { settings }: Pick<IdentityParts, 'settings'>,
  { reason, to, code }: { reason: CodeReason; to: string; code: string },
  variant: Exchange['request']['variant'],
): Pick<OutboxMessage, 'kind' | 'payload'> {
  const facts = { code, validMinutes };
  if (!to.includes('@')) {
    const text = reason === 'number' ? numberCodeSms(facts) : passwordCodeSms(facts);
    return { kind: 'send-sms', payload: { to, text } };
  }
  const letterOf = reason === 'email' ? emailCodeMail : passwordCodeMail;
  const letter = letterOf(letterSender(settings, variant), facts);
  return { kind: 'send-mail', payload: { to, ...letter } };
}
