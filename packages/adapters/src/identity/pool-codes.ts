import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE, resendWaitSeconds } from '@hidamari/domain/members';
import { expired, limitExceeded, mismatch, PoolException } from './pool-exception.ts';
import type { CodeDelivery, CodePurpose } from './pool-records.ts';
import type { PoolStore } from './pool-store.ts';

const { validSeconds, tries: CODE_TRIES } = ONE_TIME_CODE;
const HOUR_MS = 3_600_000;

/** Where a code goes, and what its words depend on. */
export type CodeAddress = Pick<CodeDelivery, 'medium' | 'to' | 'metadata'>;

export interface PoolCodes {
  /**
   * Sends a new code; the older ones of the same purpose are void. LimitExceededException when it is too soon. Without
   * a sub everything is done but the sending: a name that nobody has takes as long (F18).
   */
  send(sub: string | null, purpose: CodePurpose, to: CodeAddress): Promise<void>;
  /** As `send`, but a code that is on its way already and too young to be replaced stays the right one. */
  sendOrKeep(sub: string, purpose: CodePurpose, to: CodeAddress): Promise<void>;
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
    throw limitExceeded();
  };

  const send: PoolCodes['send'] = async (sub, purpose, { medium, to, metadata }) => {
    const destinationHash = keyed(`destination\n${to}`);
    await refuseTooSoon(destinationHash);
    const id = randomUUID();
    const code = draw();
    const sentAt = clock();
    const expiresAt = new Date(sentAt.getTime() + validSeconds * 1000);
    await store.insertCode(
      { id, sub, purpose, codeHash: keyed(`${id}\n${code}`), destinationHash, sentAt, expiresAt, tries: 0 },
      { id, purpose, medium, to, code, metadata },
    );
  };

  return {
    send,
    async sendOrKeep(sub, purpose, to) {
      try {
        await send(sub, purpose, to);
      } catch (error) {
        const isTooSoon = error instanceof PoolException && error.name === 'LimitExceededException';
        if (!isTooSoon || !(await store.isCodeLive(sub, purpose, clock(), CODE_TRIES))) throw error;
      }
    },
    async check(sub, purpose, code) {
      const expected = await store.countTry(sub, purpose, clock(), CODE_TRIES);
      if (!expected) throw expired();
      const given = Buffer.from(keyed(`${expected.id}\n${code}`));
      if (!timingSafeEqual(given, Buffer.from(expected.codeHash))) throw mismatch();
      // Two right answers at once: the code opens one door.
      if (!(await store.useCode(expected.id, clock()))) throw expired();
    },
  };
}
