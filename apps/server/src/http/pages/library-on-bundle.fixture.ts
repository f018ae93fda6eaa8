import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedContentServer } from '@hidamari/adapters/content/embedded';
import { createMicrocmsSource } from '@hidamari/adapters/content/microcms';
import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import type { PublicPolicySource } from '@hidamari/adapters/privacy-policy/port';
import type { ContentReader } from '@hidamari/contract/content';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import {
  type AppUnderTest,
  fakeAuthenticator,
  HANAKO as HANAKO_CALLER,
  startApp,
  TEST_NOW,
} from '../app-under-test.fixture.ts';
import type { Route } from '../route.ts';
import type { PageHandler, PageSessions } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';

/** What an endpoint of the content service does. */
export type Endpoints = (endpoint: string) => boolean;

/** The one member of this portal; her calls answer nothing, since no module is there. */
const sessions: PageSessions = {
  mintAccessToken: async () => ({
    ...{ organization: null, displayName: '花子', hashUserId: 'handle', idleSeconds: 3_600 },
    isBereaved: false,
    unreadComments: { unread: 0, log_id: null },
    unreadAnswers: 0,
    reading: { text: 'standard', furigana: 'off' },
    ...{ accessToken: 'access-hanako', accessTokenExpiresAt: '2026-11-16T02:15:00Z' },
  }),
};

interface Surroundings {
  collections?: typeof SAMPLE_COLLECTIONS;
  /** The public site that publishes the privacy policy; none when left out. */
  publicPolicy?: PublicPolicySource;
  /** What becomes of the content reader before the portal is given it. */
  change?: (content: ContentReader) => ContentReader;
  /** Calls that the portal answers besides its pages. */
  routes?: Route[];
  /** Built files that are served beside the pages; none when left out. */
  clientFolder?: string;
}

/** The portal with its real pages before a content service that can fail, endpoint by endpoint. */
export async function startBeforeContent(
  handler: PageHandler,
  {
    collections = SAMPLE_COLLECTIONS,
    publicPolicy,
    change = (same) => same,
    routes = [],
    clientFolder,
  }: Surroundings = {},
) {
  const state = { now: TEST_NOW, isDown: (() => false) as Endpoints };
  const clock = () => state.now;
  const service = createEmbeddedContentServer({ collections, apiKey: 'key', clock });
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey: 'key',
    pausesMs: [],
    fetch: async (request) => {
      const endpoint = new URL(request.url).pathname.split('/')[3] ?? '';
      return state.isDown(endpoint) ? new Response('', { status: 503 }) : service(request);
    },
  });
  const bundled = { bundledLegalTexts: LEGAL_TEXTS, bundledGlossary: GLOSSARY };
  const reader = createCachedReader({ source, clock, ...bundled, ...(publicPolicy && { publicPolicy }) });
  const portal = await startApp(
    {
      authenticator: fakeAuthenticator({ hanako: HANAKO_CALLER }),
      pages: { handler, sessions, ...(clientFolder && { clientFolder }) },
      routes,
    },
    {},
    { content: change(reader) },
  );
  return { state, portal };
}

/** A page as it arrives; `words` is what stands in it beside scripts. */
export async function visit({ app }: AppUnderTest, url: string, cookie = ELIGIBLE, host = 'localhost:3000') {
  const { statusCode, payload } = await app.inject({ url, headers: { host, cookie } });
  return { status: statusCode, html: payload, words: payload.replace(/<script[\s\S]*?<\/script>/g, '') };
}
