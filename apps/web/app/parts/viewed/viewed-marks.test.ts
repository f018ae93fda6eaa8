import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessTokenStore, forgetMember } from '../../shell/data/tab-session.ts';
import { markContent, markInformation, markNotifications, markPage } from './viewed-marks.ts';

/** What was sent, as `POST /viewed-contents {"id":"a"}`. */
const sent: string[] = [];
const isUnattended = new Set<boolean>();
/** Paths that are refused. */
const refused = new Set<string>();
let visited: string[] = [];

async function answer(url: string, { method, headers, body }: RequestInit): Promise<Response> {
  const path = url.replace(/^\/api/, '');
  sent.push([method, path, body].filter(Boolean).join(' '));
  isUnattended.add('x-unattended' in (headers ?? {}));
  if (refused.has(path)) return Response.json({ name: 'UNAVAILABLE' }, { status: 503 });
  return method === 'GET'
    ? Response.json(visited.map((page) => ({ path: page })))
    : new Response(null, { status: 204 });
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined, length: 0, key: () => null });
  forgetMember();
  accessTokenStore.set({ token: 'of the member', expiresAt: Number.POSITIVE_INFINITY });
  sent.length = 0;
  isUnattended.clear();
  refused.clear();
  visited = [];
});
beforeAll(() => () => vi.unstubAllGlobals());

const ARTICLE = 'POST /viewed-contents {"id":"grief","kind":"article"}';
const SERVICE = 'POST /viewed-contents {"id":"grief","kind":"service"}';

describe('開いた記事とサービス（G95）', () => {
  // @proves call POST /viewed-contents
  it('同じものを何度開いても、一度だけ送る。番号が同じでも、記事とサービスは別のもの', async () => {
    await Promise.all([markContent('article', 'grief'), markContent('article', 'grief')]);
    await markContent('service', 'grief');
    await markContent('article', 'grief');
    expect(sent).toEqual([ARTICLE, SERVICE]);
  });

  it('送れなくても、なにも起きず、次に開いたときに送る', async () => {
    refused.add('/viewed-contents');
    await markContent('article', 'grief');
    refused.clear();
    await markContent('article', 'grief');
    await markContent('article', 'grief');
    expect(sent).toEqual([ARTICLE, ARTICLE]);
  });

  it('会員が離れたあとに開く人のことは、あらためて送る', async () => {
    await markContent('article', 'grief');
    forgetMember();
    await markContent('article', 'grief');
    expect(sent).toEqual([ARTICLE, ARTICLE]);
  });

  it('画面がひとりでに送るので、使っているしるしにはならない（決定0024）', async () => {
    await markContent('article', 'grief');
    await markPage('/articles');
    expect([...isUnattended]).toEqual([true]);
  });
});

it.each([
  ['お知らせ', markInformation, '/viewed-information/bulk-store'],
  ['自分あての知らせ', markNotifications, '/viewed-notifications/bulk-store'],
] as const)('%sは、まとめて送る。何もなければ、送らない', async (_, mark, path) => {
  await mark([]);
  await mark(['a', 'b']);
  await mark(['a', 'b']);
  expect(sent).toEqual([`POST ${path} {"ids":["a","b"]}`]);
});

describe('はじめて開いた画面（G144）', () => {
  const ASKED = 'GET /viewed-pages';
  const told = (path: string) => `POST /viewed-pages {"path":"${path}"}`;

  // @proves state viewed pages
  it('前に開いた画面は、タブで一度だけたずね、はじめての画面だけを送る', async () => {
    visited = ['/articles', '/articles/[id]'];
    for (const path of ['/articles', '/services', '/articles/[id]', '/services']) await markPage(path);
    expect(sent).toEqual([ASKED, told('/services')]);
  });

  it('前に開いた画面が読めない場合も、送る', async () => {
    refused.add('/viewed-pages');
    await markPage('/faq');
    expect(sent).toEqual([ASKED, told('/faq')]);
  });

  it('会員が代わると、前に開いた画面も、たずねなおす', async () => {
    visited = ['/faq'];
    await markPage('/faq');
    forgetMember();
    visited = [];
    await markPage('/faq');
    expect(sent).toEqual([ASKED, ASKED, told('/faq')]);
  });
});
