import { type ConsultationRow, listConsultationsEndpoint } from '@hidamari/contract/consultations';
import { listFavouriteArticlesEndpoint, listFavouriteServicesEndpoint } from '@hidamari/contract/favourites';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { type AppUnderTest, EMPTY_CONTENT, fakeAuthenticator, startApp } from '../app-under-test.fixture.ts';
import type { MemberCaller } from '../caller.ts';
import { route } from '../route.ts';
import type { PageHandler, PageSessions } from './page-handler.ts';

/** Somebody of the crowd: everything that belongs to them ends in their key. */
export interface Person {
  key: string;
  variant: VariantKey;
  caller: MemberCaller;
}

const personOf = (key: string, variant: VariantKey): Person => ({
  key,
  variant,
  caller: {
    kind: 'member',
    memberId: `id-${key}`,
    baseAccountId: `account-${key}`,
    sessionId: `login-${key}`,
    memberType: VARIANTS[variant].memberType,
  },
});

/** Three members of each variant, so that no variant tells one from another. */
export const PEOPLE: readonly Person[] = (['aflac', 'hatch', 'chofu'] as const).flatMap((variant, at) =>
  [1, 2, 3].map((number) => personOf(`kaiin${at}${number}`, variant)),
);

/** A word that no random token ever holds: ids, nonces and versions are looked through too. */
const KEY_IN_TEXT = /-(kaiin\d\d)\b/g;

/** Whose bytes are in a text. */
export function ownersIn(text: string): string[] {
  return [...new Set([...text.matchAll(KEY_IN_TEXT)].map(([, key]) => key ?? ''))].sort();
}

const keyOf = ({ memberId }: MemberCaller) => ownersIn(memberId)[0] ?? '';

const sessions: PageSessions = {
  mintAccessToken: async (member) => ({
    organization: null,
    displayName: `名前-${keyOf(member)}`,
    hashUserId: `handle-${keyOf(member)}`,
    isBereaved: false,
    unreadComments: { unread: 0, log_id: null },
    unreadAnswers: 0,
    idleSeconds: 3_600,
    reading: { text: 'standard', furigana: 'off' },
    accessToken: `access-${keyOf(member)}`,
    accessTokenExpiresAt: '2026-11-16T02:15:00Z',
  }),
};

const AT = '2026-11-01 09:00:00';
const ONE_PAGE = { page: 1, per_page: 20, total: 1 };

const caseOf = (key: string): ConsultationRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  number: 'H-2041',
  channel: 'chat',
  topics: [],
  status: 'working',
  title: `相談-${key}`,
  opened_at: AT,
  updated_at: AT,
  reply_due_on: null,
  first_reading: null,
  summary_line: null,
  unread: 0,
  has_new_summary: false,
});

/** Lists of the member's own, which pages read and calls answer. */
const routes = [
  route(listFavouriteArticlesEndpoint, async ({ caller }) => ({
    status: 200,
    body: {
      data: [{ page_id: `kept-${keyOf(caller)}`, is_deleted: false, created_at: AT }],
      meta: ONE_PAGE,
    },
  })),
  route(listFavouriteServicesEndpoint, async () => ({ status: 200, body: { data: [], meta: ONE_PAGE } })),
  route(listConsultationsEndpoint, async ({ caller }) => ({
    status: 200,
    body: {
      data: [caseOf(keyOf(caller))],
      meta: ONE_PAGE,
      counts: { received: 0, working: 1, answered: 0, closed: 0 },
    },
  })),
];

/** A portal for the crowd, drawn by any renderer. */
export const startPortalForVisitors = (
  handler: PageHandler,
  content = EMPTY_CONTENT,
): Promise<AppUnderTest> =>
  startApp(
    {
      authenticator: fakeAuthenticator(Object.fromEntries(PEOPLE.map(({ key, caller }) => [key, caller]))),
      pages: { handler, sessions },
      routes,
    },
    {},
    { content },
  );
