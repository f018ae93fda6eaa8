import type { ContentReader } from '@hidamari/contract/content';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../dependencies.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { Turns } from '../../http/limit-concurrency.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { CookieJar } from '../../http/route.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import type { AccountHandles } from '../members/index.ts';
import type { ChallengeCodes } from './challenge-codes/challenge-codes.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Agreements } from './hosted-login/agreements.ts';
import type { HostedLoginClient } from './hosted-login/hosted-login-client.ts';
import type { Belongings } from './migration/belongings.ts';
import type { MovingPool } from './migration/moving-pool.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { AccountPool } from './user-pool/account-pool.ts';

/** What the use cases of signing in and up work with. */
export interface IdentityParts {
  settings: Settings;
  database: Database;
  clock: Clock;
  outbox: Outbox;
  rateLimits: RateLimits;
  passwordLimit: Pick<Turns, 'take'>;
  encryption: Encryption;
  content: ContentReader;
  pool: AccountPool;
  sessions: Sessions;
  challenges: Challenges;
  codes: ChallengeCodes;
  handles: AccountHandles;
  hostedLogin: HostedLoginClient;
  agreements: Agreements;
  movingPool: MovingPool;
  /** What moves with a member from one account to another, in this order (G40). */
  belongings(): readonly Belongings[];
}

/** The request of a use case and the cookies of its answer. */
export interface Exchange {
  request: RequestFacts;
  cookies: CookieJar;
}
