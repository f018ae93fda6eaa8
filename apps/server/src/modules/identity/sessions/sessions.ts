import type { SessionAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { isWrittenDown } from '@hidamari/domain/idle-time';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Database, Transaction } from '../../../database/database.ts';
import { MEMBER_KEY } from '../../../encryption/callers-key.ts';
import type { MemberCaller, RequestFacts } from '../../../http/caller.ts';
import { RequestContext } from '../../../http/request-context.ts';
import type { CookieJar } from '../../../http/route.ts';
import {
  type AccountHandles,
  ENTERING_MEMBER,
  recordLogin,
  recordSignIn,
  recordVisit,
} from '../../members/index.ts';
import { RENEWAL_REPEATS_SECONDS, secondsAfter } from '../lifetimes.ts';
import type { AccessTokens, MintedToken } from './access-tokens.ts';
import { deviceFamilyOf } from './device-family.ts';
import {
  type ActiveSession,
  endActingOf,
  endSession,
  endSessionsOfAccount,
  findActingSession,
  findSessionByCookie,
  findSessionById,
  insertActingSession,
  insertSession,
  latestSuccessor,
  type NewActing,
  type SessionMoment,
  touchSession,
  useRefreshToken,
} from './session.repository.ts';

/** How a person signed in, as the login history names it (G96). */
export type SignInMethod = 'common_id' | 'sign_up' | 'switch';

export interface SignedInMember {
  baseAccountId: string;
  memberId: string;
  method: SignInMethod;
}

interface Exchange {
  request: RequestFacts;
  cookies: CookieJar;
}

/** Sessions of members: cookie, access token, refresh token (identity: tokens). */
export interface Sessions {
  /**
   * Begins a session inside the transaction that let the member in. Whatever session the browser had before ends:
   * an id planted or known before the sign-in is worth nothing after it (F13).
   */
  begin(tx: Transaction, member: SignedInMember, exchange: Exchange): Promise<SessionAnswer>;
  byCookie(cookie: string, now: Date): Promise<MemberCaller | null>;
  /**
   * Puts a concierge in a member's place until `endsAt`, inside the transaction that records it. Whatever they had
   * begun before in this staff session ends. Never a visit of the member's; the login history tells it (G42).
   */
  beginActing(tx: Transaction, acting: NewActing, exchange: Exchange): Promise<void>;
  /** Ends it; answers the members whose place stood until now. */
  endActing(tx: Transaction, staffSessionId: string, exchange: Exchange): Promise<string[]>;
  byActingCookie(cookies: { acting: string; staff: string }, now: Date): Promise<MemberCaller | null>;
  byAccessToken(token: string, now: Date): Promise<MemberCaller | null>;
  /** For a page that is rendered for this member; goes into the page and nowhere else. */
  mint(caller: MemberCaller, now: Date): Promise<MintedToken>;
  /**
   * New tokens for a refresh token. One that was used before ends the session: it was copied (G35, F36). Within a minute of
   * its use the same browser gets the same successor again: its answer was lost (decision 0082).
   */
  refresh(token: string, exchange: Exchange): Promise<SessionAnswer>;
  /** One session and its refresh tokens; the account's other devices stay signed in (decision 0024). */
  end(sessionId: string, now: Date): Promise<void>;
  /** Every session and refresh token of the account, at once. */
  endAll(baseAccountId: string, now: Date): Promise<void>;
}

/** What the member's login history shows instead of the concierge's own device. */
const ACTING_DEVICE = '担当者の端末';

interface SessionTools {
  database: Database;
  accessTokens: AccessTokens;
  handles: Pick<AccountHandles, 'hashUserId'>;
  /** SESSION_IDLE_SECONDS. */
  idleSeconds: number;
}

export function createSessions({ database, accessTokens, handles, idleSeconds }: SessionTools): Sessions {
  const at = (now: Date): SessionMoment => ({ now, idleSeconds });
  const keepAlive = async (session: ActiveSession, now: Date) => {
    if (!isWrittenDown((now.getTime() - session.lastUsedAt.getTime()) / 1000)) return;
    await touchSession(database, session.sessionId, now);
    const isNewDay = japanDay(session.lastUsedAt) !== japanDay(now);
    // A concierge's work is no visit of the member's.
    if (isNewDay && session.acting === null) await recordVisit(database, session.memberId, now);
  };
  const callerOf = async (session: ActiveSession | null, now: Date): Promise<MemberCaller | null> => {
    if (!session) return null;
    await keepAlive(session, now);
    const { memberId, baseAccountId, sessionId, memberType, acting, atDoor, wrappedKey } = session;
    const context = new RequestContext().put(ENTERING_MEMBER, atDoor).put(MEMBER_KEY, wrappedKey);
    const member = { kind: 'member', memberId, baseAccountId, sessionId, memberType, context } as const;
    return acting === null ? member : { ...member, actingStaff: acting };
  };
  const answer = async (sessionId: string, memberId: string, now: Date): Promise<SessionAnswer> => {
    const { token, expiresIn } = await accessTokens.mint(sessionId, now);
    const hash_user_id = handles.hashUserId(memberId);
    return { access_token: token, expires_in: expiresIn, refresh: 'cookie', hash_user_id };
  };

  /**
   * The answer to a renewal may be lost on its way: the same browser, known by its session's cookie, gets it again for a
   * minute. Null for everybody else, and later: then the token was copied.
   */
  const repeated = async (
    tx: Transaction,
    token: string,
    { sessionId, usedAt }: { sessionId: string; usedAt: Date | null },
    { cookies: { session }, now }: RequestFacts,
  ): Promise<string | null> => {
    const isLate = usedAt === null || now >= secondsAfter(usedAt, RENEWAL_REPEATS_SECONDS);
    if (isLate || session === undefined) return null;
    const own = await findSessionByCookie(tx, session, at(now));
    return own?.sessionId === sessionId ? latestSuccessor(tx, token) : null;
  };

  return {
    async begin(tx, member, { request, cookies }) {
      const { now } = request;
      const before = request.cookies.session;
      const old = before ? await findSessionByCookie(tx, before, at(now)) : null;
      if (old) await endSession(tx, old.sessionId, now);
      const session = await insertSession(tx, member, now);
      await recordSignIn(tx, { ...member, deviceFamily: deviceFamilyOf(request.userAgent), at: now });
      // No age: they leave with the browser, as on a machine shared with family or colleagues they should.
      cookies.set('session', session.cookie);
      cookies.set('refresh', session.refreshToken);
      cookies.clear('challenge_token');
      return answer(session.sessionId, member.memberId, now);
    },
    byCookie: async (cookie, now) => callerOf(await findSessionByCookie(database, cookie, at(now)), now),
    async beginActing(tx, acting, { request, cookies }) {
      const { now } = request;
      await endActingOf(tx, acting.staffSessionId, now);
      const cookie = await insertActingSession(tx, acting, now);
      await recordLogin(tx, { ...acting.owner, method: 'concierge', deviceFamily: ACTING_DEVICE, at: now });
      cookies.set('acting_session', cookie, { maxAge: (acting.endsAt.getTime() - now.getTime()) / 1000 });
    },
    endActing(tx, staffSessionId, { request, cookies }) {
      cookies.clear('acting_session');
      return endActingOf(tx, staffSessionId, request.now);
    },
    byActingCookie: async (cookies, now) =>
      callerOf(await findActingSession(database, cookies, at(now)), now),
    async byAccessToken(token, now) {
      const sessionId = await accessTokens.sessionIdOf(token, now);
      return sessionId === null ? null : callerOf(await findSessionById(database, sessionId, at(now)), now);
    },
    // A concierge has no refresh token: theirs lasts as long as they may stay, and the session is asked each time.
    mint: ({ sessionId, actingStaff }, now) => accessTokens.mint(sessionId, now, actingStaff?.endsAt),
    async refresh(token, { request, cookies }) {
      const { now } = request;
      const renewed = await database.transaction(async (tx) => {
        const use = await useRefreshToken(tx, token, now);
        if (use.kind === 'unknown') return null;
        const successor = use.kind === 'fresh' ? use.successor : await repeated(tx, token, use, request);
        if (successor === null) {
          await endSession(tx, use.sessionId, now);
          return null;
        }
        const session = await findSessionById(tx, use.sessionId, at(now));
        return session && { ...session, refreshToken: successor };
      });
      if (!renewed) {
        cookies.clear('refresh');
        throw new AppError('unauthenticated');
      }
      cookies.set('refresh', renewed.refreshToken);
      return answer(renewed.sessionId, renewed.memberId, now);
    },
    end: (sessionId, now) => endSession(database, sessionId, now),
    endAll: (baseAccountId, now) => endSessionsOfAccount(database, baseAccountId, now),
  };
}
