import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE, resendWaitSeconds } from '@hidamari/domain/members';
import { PoolException } from './pool-exception.ts';
import type { CodeDelivery, CodePurpose, PoolStore } from './pool-store.ts';

const { validSeconds, tries: CODE_TRIES } = ONE_TIME_CODE;
const HOUR_MS = 3_600_000;

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

  // By destination, not by account: several sign-ups may name one number, and its owner pays for the messages.
  const refuseTooSoon = async (destinationHash: string) => {
    const now = clock();
    const sentAt = await store.listSendings(destinationHash, new Date(now.getTime() - HOUR_MS));
    if (resendWaitSeconds({ sentAt, now }) === 0) return;
    throw new PoolException('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  };

  return {
    async send(sub, purpose, { medium, to }) {
      const destinationHash = keyed(`destination\n${to}`);
      await refuseTooSoon(destinationHash);
      const id = randomUUID();
      const code = draw();
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + validSeconds * 1000);
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
