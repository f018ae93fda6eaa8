import { randomBytes, randomUUID } from 'node:crypto';
import { invalidSession } from './pool-exception.ts';
import type { PoolUser } from './pool-records.ts';
import type { PoolSealer } from './pool-seal.ts';
import type { PoolStore } from './pool-store.ts';
import { hashToken } from './pool-tokens.ts';

/** How long a pending challenge may be answered. */
const SESSION_SECONDS = 900;

/** What one step of a sign-in hands to the next. */
export interface SessionState {
  /** The device that asks, when it named one. */
  deviceKey?: string | undefined;
  /** Secure remote password: our half, hex. */
  serverSecret?: string;
  clientPublic?: string;
  secretBlock?: string;
  /** The custom challenge so far, oldest first. */
  results?: boolean[];
  /** What the custom challenge keeps to itself. */
  hidden?: Record<string, string>;
}

/** A session whose answer has been counted and may be judged now. */
export interface AnsweredSession {
  state: SessionState;
  /** Uses the session up; NotAuthorizedException for all but the first of parallel right answers. */
  spend(): Promise<void>;
}

/** `Session` values: random, bound to account, challenge and end; right once, and wrong a few times at most. */
export interface PoolSessions {
  open(user: PoolUser, challenge: string, state: SessionState): Promise<string>;
  /** NotAuthorizedException for a session that is not this account's, not for this challenge, used, old or spent. */
  answer(user: PoolUser, challenge: string, session: string, tries: number): Promise<AnsweredSession>;
}

export function createPoolSessions({
  store,
  sealer,
  clock,
}: {
  store: PoolStore;
  sealer: PoolSealer;
  clock: () => Date;
}): PoolSessions {
  return {
    async open({ sub }, challenge, state) {
      const token = randomBytes(48).toString('base64url');
      const id = randomUUID();
      const expiresAt = new Date(clock().getTime() + SESSION_SECONDS * 1000);
      const sealed = sealer.seal(state, `session ${id}`);
      await store.insertSession({ id, sub, challenge, tokenHash: hashToken(token), sealed, expiresAt });
      return token;
    },
    async answer({ sub }, challenge, session, tries) {
      const found = await store.countAnswer(hashToken(session), challenge, clock(), tries);
      if (found?.sub !== sub) throw invalidSession();
      return {
        state: sealer.open(found.sealed, `session ${found.id}`) as SessionState,
        async spend() {
          if (!(await store.useSession(found.id, clock()))) throw invalidSession();
        },
      };
    },
  };
}
