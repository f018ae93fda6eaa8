import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { PoolException } from './pool-exception.ts';
import type { CodeDelivery, CodePurpose, PoolStore } from './pool-store.ts';

/** One-time codes (G33): six digits, ten minutes, five tries, again after a minute, five an hour. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODES_PER_HOUR = 5;

export interface PoolCodes {
  /** Sends a new code; the older ones of the same purpose are void. LimitExceededException when it is too soon. */
  send(sub: string, purpose: CodePurpose, to: Pick<CodeDelivery, 'medium' | 'to'>): Promise<void>;
  /**
   * Resolves when the code is right, and uses it up. CodeMismatchException: wrong. ExpiredCodeException: none, old,
   * used, or its tries are spent.
   */
  check(sub: string, purpose: CodePurpose, code: string): Promise<void>;
}

interface CodeParts {
  store: PoolStore;
  clock: () => Date;
  /** 32 bytes or more. */
  key: Uint8Array;
  /** Six digits; replaced only by tests. */
  draw?: () => string;
}

const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export function createPoolCodes({ store, clock, key, draw = drawCode }: CodeParts): PoolCodes {
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const before = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  // By destination, not by account: several sign-ups may name one number, and its owner pays for the messages.
  const refuseTooSoon = async (destinationHash: string) => {
    const sent = await store.listSendings(destinationHash, before(3_600));
    const isTooSoon = sent.some((at) => at > before(CODE_RESEND_SECONDS));
    if (!isTooSoon && sent.length < CODES_PER_HOUR) return;
    throw new PoolException('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  };

  return {
    async send(sub, purpose, { medium, to }) {
      const destinationHash = keyed(`destination\n${to}`);
      await refuseTooSoon(destinationHash);
      const id = randomUUID();
      const code = draw();
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + CODE_MINUTES * 60_000);
      await store.insertCode(
        { id, sub, purpose, codeHash: keyed(`${id}\n${code}`), destinationHash, sentAt, expiresAt, tries: 0 },
        { id, purpose, medium, to, code },
      );
    },
    async check(sub, purpose, code) {
      const expected = await store.countTry(sub, purpose, clock(), CODE_TRIES);
      if (!expected)
        throw new PoolException(
          'ExpiredCodeException',
          'Invalid code provided, please request a code again.',
        );
      const given = Buffer.from(keyed(`${expected.id}\n${code}`));
      if (!timingSafeEqual(given, Buffer.from(expected.codeHash))) {
        throw new PoolException(
          'CodeMismatchException',
          'Invalid verification code provided, please try again.',
        );
      }
      // Two right answers at once: the code opens one door.
      if (!(await store.useCode(expected.id, clock()))) {
        throw new PoolException(
          'ExpiredCodeException',
          'Invalid code provided, please request a code again.',
        );
      }
    },
  };
}
