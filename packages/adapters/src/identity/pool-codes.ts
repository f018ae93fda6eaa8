import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE, resendWaitSeconds } from '@hidamari/domain/members';
import { expired, limitExceeded, mismatch, triesSpent } from './pool-exception.ts';
import type { PoolKeys } from './pool-keys.ts';
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
  /**
   * For a sign-in: a code that can still be answered stays the right one while no other may be sent, for its minute
   * or since five went out within the hour. One that cannot be answered any more does not hold up the next sign-in;
   * five messages an hour are the end all the same (LimitExceededException).
   */
  sendOrKeep(sub: string, purpose: CodePurpose, to: CodeAddress): Promise<void>;
  /**
   * Resolves when the code is right, and uses it up. CodeMismatchException: wrong. TooManyFailedAttemptsException: its
   * tries are spent. ExpiredCodeException: none, old, or used.
   */
  check(sub: string, purpose: CodePurpose, code: string): Promise<void>;
}

interface CodeParts {
  store: PoolStore;
  clock: () => Date;
  /** 32 bytes or more. */
  keys: PoolKeys;
  /** Six digits; replaced only by tests. */
  draw?: () => string;
}

const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export function createPoolCodes({ store, clock, keys, draw = drawCode }: CodeParts): PoolCodes {
  const keyedWith = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const keyed = (text: string) => keyedWith(keys[0], text);

  // By destination, not by account: several sign-ups may name one number, and its owner pays for the messages.
  const sendingsOfAnHour = async (destinationHash: string) => {
    const now = clock();
    const sentAt = await store.listSendings(destinationHash, new Date(now.getTime() - HOUR_MS));
    return { sentAt, now };
  };
  // The second factor's codes come after the right password: counted apart from all others, since anybody may type a
  // stranger's number into a sign-up and would keep its owner out (F21, decision 0027).
  const destinationOf = (purpose: CodePurpose, to: string) =>
    keyed(purpose === 'sms-mfa' ? `destination of sign-ins\n${to}` : `destination\n${to}`);

  const deliver = async (
    sub: string | null,
    purpose: CodePurpose,
    { medium, to, metadata }: CodeAddress,
  ): Promise<void> => {
    const destinationHash = destinationOf(purpose, to);
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
    async send(sub, purpose, address) {
      if (resendWaitSeconds(await sendingsOfAnHour(destinationOf(purpose, address.to))) > 0)
        throw limitExceeded();
      await deliver(sub, purpose, address);
    },
    async sendOrKeep(sub, purpose, address) {
      const sendings = await sendingsOfAnHour(destinationOf(purpose, address.to));
      const isTooSoon = resendWaitSeconds(sendings) > 0;
      if (isTooSoon && (await store.isCodeLive(sub, purpose, clock(), CODE_TRIES))) return;
      if (sendings.sentAt.length >= ONE_TIME_CODE.sendsPerHour) throw limitExceeded();
      await deliver(sub, purpose, address);
    },
    async check(sub, purpose, code) {
      const expected = await store.countTry(sub, purpose, clock(), CODE_TRIES);
      // Answerable but for its tries: not its age is the reason.
      if (!expected)
        throw (await store.isCodeLive(sub, purpose, clock(), CODE_TRIES + 1)) ? triesSpent() : expired();
      const stored = Buffer.from(expected.codeHash);
      const isRight = keys.some((key) =>
        timingSafeEqual(Buffer.from(keyedWith(key, `${expected.id}\n${code}`)), stored),
      );
      if (!isRight) throw mismatch();
      // Two right answers at once: the code opens one door.
      if (!(await store.useCode(expected.id, clock()))) throw expired();
    },
  };
}
