import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedContentServer } from '@hidamari/adapters/content/embedded';
import { createMicrocmsSource } from '@hidamari/adapters/content/microcms';
import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import {
  type AppUnderTest,
  fakeAuthenticator,
  HANAKO as HANAKO_CALLER,
  startApp,
  TEST_NOW,
} from '../app-under-test.fixture.ts';
import type { PageHandler, PageSessions } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';

/** What an endpoint of the content service does. */
export type Endpoints = (endpoint: string) => boolean;

/** The one member of this portal; her calls answer nothing, since no module is there. */
const sessions: PageSessions = {
  mintAccessToken: async () => ({
    ...{ organization: null, displayName: '花子', hashUserId: 'handle', idleSeconds: 3_600 },
    unreadComments: { unread: 0, log_id: null },
    reading: { text: 'standard', furigana: 'off' },
    ...{ accessToken: 'access-hanako', accessTokenExpiresAt: '2026-11-16T02:15:00Z' },
  }),
};

/** The portal with its real pages, and its files where a folder is given, before a content service that can fail. */
export async function startBeforeContent(
  handler: PageHandler,
  collections = SAMPLE_COLLECTIONS,
  files: { clientFolder?: string } = {},
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
  const content = createCachedReader({ source, clock, ...bundled });
  const portal = await startApp(
    { authenticator: fakeAuthenticator({ hanako: HANAKO_CALLER }), pages: { handler, sessions, ...files } },
    {},
    { content },
  );
  return { state, portal };
}

/** A page as it arrives; `words` is what stands in it beside scripts. */
export async function visit({ app }: AppUnderTest, url: string, cookie = ELIGIBLE, host = 'localhost:3000') {
  const { statusCode, payload } = await app.inject({ url, headers: { host, cookie } });
  return { status: statusCode, html: payload, words: payload.replace(/<script[\s\S]*?<\/script>/g, '') };
}
