import { and, eq, exists, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { challenges } from './challenges/challenge.table.ts';
import { knownBrowsers } from './devices/known-browser.table.ts';
import { emailVerifications } from './email-verification/email-verification.table.ts';
import { hostedLoginItems } from './hosted-login/hosted-login.table.ts';
import { DEVICE_COOKIE_SECONDS, secondsAfter } from './lifetimes.ts';
import { sessions } from './sessions/session.table.ts';
import {
  poolAttempts,
  poolCodes,
  poolRefreshTokens,
  poolSessions,
  poolUsers,
} from './user-pool/pool.table.ts';

const DAY = 86_400;
/** Ended sessions are kept this long: a refresh token that comes back must still be recognised as used. */
const ENDED_SESSION_DAYS = 30;

/** Deletes what has served: dead challenges, codes, tokens, sessions, and sign-ups that nobody finished. */
export async function tidyIdentity(database: Database, now: Date): Promise<void> {
  const yesterday = secondsAfter(now, -DAY);
  const lastMonth = secondsAfter(now, -ENDED_SESSION_DAYS * DAY);
  await database.delete(challenges).where(lt(challenges.expires_at, now));
  await database.delete(hostedLoginItems).where(lt(hostedLoginItems.expires_at, now));
  const forgotten = secondsAfter(now, -DEVICE_COOKIE_SECONDS);
  await database.delete(knownBrowsers).where(lt(knownBrowsers.last_used_at, forgotten));
  await database.delete(poolCodes).where(lt(poolCodes.sent_at, yesterday));
  await database.delete(poolSessions).where(lt(poolSessions.expires_at, now));
  await database.delete(poolAttempts).where(lt(poolAttempts.window_ends_at, now));
  await database.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expires_at, now));
  // A link that its reader opened in vain goes on telling the account why (`isEmailTaken`).
  const isProven = exists(
    database
      .select({ id: baseAccounts.id })
      .from(baseAccounts)
      .where(
        and(
          eq(baseAccounts.id, emailVerifications.base_account_id),
          isNotNull(baseAccounts.email_verified_at),
        ),
      ),
  );
  await database
    .delete(emailVerifications)
    .where(
      and(lt(emailVerifications.expires_at, lastMonth), or(isNull(emailVerifications.used_at), isProven)),
    );
  await database
    .delete(sessions)
    .where(or(lt(sessions.ended_at, lastMonth), lt(sessions.expires_at, lastMonth)));
  await database
    .delete(poolUsers)
    .where(and(eq(poolUsers.status, 'UNCONFIRMED'), lt(poolUsers.created_at, yesterday)));
}
