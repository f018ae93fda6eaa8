import { AppError } from '@hidamari/domain/errors';
import type { PageContext } from '@hidamari/web/page-context';
import { beforeEach } from 'vitest';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Settings } from '../../config/settings.ts';
import {
  type AppUnderTest,
  EMPTY_CONTENT,
  fakeAuthenticator,
  HANAKO as HANAKO_CALLER,
  JIRO as JIRO_CALLER,
  startApp,
} from '../app-under-test.fixture.ts';
import type { MemberCaller } from '../caller.ts';
import type { PageHandler } from './page-handler.ts';

/** What a test of pages looks at and steers; fresh before each test. */
interface Stage {
  portal: AppUnderTest;
  renders: { url: string; context: PageContext; verdict: string }[];
  /** Runs in the middle of a render. */
  meanwhile: (context: PageContext) => Promise<unknown>;
  answerWith: (html: string) => Response;
  /** What the content service says of announced closures. */
  closures: typeof EMPTY_CONTENT.closures;
  /** The session ends between the entry check and the page. */
  hasEnded: boolean;
  /** Every session of a member ends now. */
  endSessions: () => void;
}

export const stage = {} as Stage;

/** Bytes that belong to one member alone; the fake authenticator knows them. */
const tokenOf = ({ memberType }: MemberCaller) => (memberType === 'chofu' ? 'access-jiro' : 'access-hanako');

const handler: PageHandler = async (request, context, verdict) => {
  stage.renders.push({ url: request.url, context, verdict: verdict.kind });
  await stage.meanwhile(context);
  const { nonce, member, variant } = context;
  const html =
    `<html><script nonce="${nonce}">start(1)</script><script nonce="${nonce}" src="/assets/a.js"></script>` +
    `<script>injected()</script><p>${variant} ${new URL(request.url).search}</p>` +
    `<p>${member?.displayName ?? '訪問者'} ${member?.accessToken ?? ''}</p>${'あ'.repeat(2_000)}</html>`;
  if (verdict.kind === 'not_found') return new Response('<p>ここにはありません</p>', { status: 404 });
  return stage.answerWith(html);
};

const PEOPLE = fakeAuthenticator({ hanako: HANAKO_CALLER, jiro: JIRO_CALLER });
let areSessionsOver = false;
/** Challenge tokens `challenge-sign-up@U-R03` name the screen on which the way goes on. */
const AUTHENTICATOR: typeof PEOPLE = {
  ...PEOPLE,
  byAccessToken: async (token, facts) => (areSessionsOver ? null : PEOPLE.byAccessToken(token, facts)),
  bySessionCookie: async (cookie, facts) => (areSessionsOver ? null : PEOPLE.bySessionCookie(cookie, facts)),
  byChallengeToken: async (token, facts) => {
    const [name = '', nextPageId] = token.split('@');
    const caller = await PEOPLE.byChallengeToken(name, facts);
    return caller && nextPageId !== undefined ? { ...caller, nextPageId } : caller;
  },
};

/** A portal whose pages are drawn by a renderer that the stage steers; `bus`: of the server that it stands beside. */
export const startPortal = (settings: Partial<Settings> = {}, beside: { bus?: MessageBus } = {}) =>
  startApp(
    {
      authenticator: AUTHENTICATOR,
      pages: {
        handler,
        sessions: {
          mintAccessToken: async (member) => {
            if (stage.hasEnded) throw new AppError('unauthenticated');
            return {
              organization: null,
              displayName: `会員 ${member.memberId}`,
              hashUserId: `handle-${member.memberId}`,
              isBereaved: false,
              unreadComments: { unread: 0, log_id: null },
              unreadAnswers: 0,
              idleSeconds: 3_600,
              reading: { text: 'standard', furigana: 'off' },
              accessToken: tokenOf(member),
              accessTokenExpiresAt: '2026-11-16T02:15:00Z',
            };
          },
        },
      },
    },
    settings,
    { content: { ...EMPTY_CONTENT, closures: () => stage.closures() }, ...beside },
  );

/** Sets the stage before each test of a file and clears it after. */
export function usePortalWithPages(): void {
  beforeEach(async () => {
    areSessionsOver = false;
    Object.assign(stage, {
      hasEnded: false,
      endSessions: () => {
        areSessionsOver = true;
      },
      renders: [],
      meanwhile: async () => {},
      closures: EMPTY_CONTENT.closures,
      answerWith: (html: string) =>
        new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    } satisfies Omit<Stage, 'portal'>);
    stage.portal = await startPortal();
    // The one of then: a test may put another in its place.
    return () => stage.portal.close();
  });
}

/** An operator's account of the outside chat. */
export const CHATPLUS = { siteId: '0a1b2c3d_1', origin: 'https://chat.example' } as const;

/** Cookies of somebody who came as a policy holder, and of two members. */
export const ELIGIBLE = 'eligibility=insurance; eligibility_renewed=1';
export const HANAKO = { cookie: `${ELIGIBLE}; session=session-hanako` };
export const JIRO = { cookie: `${ELIGIBLE}; session=session-jiro` };

export const get = (url: string, headers: Record<string, string> = {}) =>
  stage.portal.app.inject({ url, headers: { host: 'localhost:3000', cookie: ELIGIBLE, ...headers } });

/** Where an answer lets the browser come back to after a login; undefined when it says nothing of it. */
export function returnPathOf(headers: { 'set-cookie'?: unknown }): string | undefined {
  const line = [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => String(cookie).startsWith('return_path='));
  return line === undefined ? undefined : decodeURIComponent(/=([^;]*)/.exec(String(line))?.[1] ?? '');
}
