import type { ReactNode } from 'react';
import { Outlet, RouterContextProvider, type ServerBuild, useLoaderData, useRouteError } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type PageContext, pageContext } from '../page-context.ts';
import { createDocumentHandler } from './document-handler.tsx';

// The build of the pages names it.
vi.mock('virtual:document-script', () => ({ default: '/document.js' }));

/** What breaks while a page of this test is drawn. */
let broken: 'nothing' | 'screen' | 'frame' = 'nothing';
let reported: unknown[] = [];
beforeEach(() => {
  broken = 'nothing';
  reported = [];
});

/** The frame of a page, which stands on what the root's loader read. */
function Frame({ children }: { children: ReactNode }) {
  const page = useLoaderData();
  if (broken === 'frame' && page !== undefined) throw new Error('the frame broke');
  return <body>{page === undefined ? <p>bare {children}</p> : <main>{children}</main>}</body>;
}

const Root = () => (
  <Frame>
    <Outlet />
  </Frame>
);

const Fault = () => (
  <Frame>
    <b>{String((useRouteError() as Error).message ?? 'refused')}</b>
  </Frame>
);

function Screen() {
  if (broken === 'screen') throw new Error('the screen broke');
  return <h1>よくあるご質問</h1>;
}

const ROUTES = {
  root: {
    id: 'root',
    path: '',
    module: { default: Root, ErrorBoundary: Fault, loader: () => ({ page: 'read' }) },
  },
  faq: { id: 'faq', path: 'faq', parentId: 'root', module: { default: Screen } },
  login: { id: 'login', path: 'login', parentId: 'root', module: { default: () => <h1>ログイン</h1> } },
};

const build = {
  entry: { module: {} },
  routes: ROUTES,
  assets: {
    entry: { imports: [], module: '' },
    routes: Object.fromEntries(
      Object.values(ROUTES).map(({ module, ...route }) => [
        route.id,
        { ...route, hasErrorBoundary: 'ErrorBoundary' in module, hasLoader: 'loader' in module, module: '' },
      ]),
    ),
    url: '',
    version: '1',
  },
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

async function draw(path: string, refusal?: number) {
  const context = new RouterContextProvider();
  context.set(pageContext, { report: (error: unknown) => reported.push(error) } as unknown as PageContext);
  const drawn = await createDocumentHandler(build)(new Request(`http://localhost${path}`), context, refusal);
  if (drawn instanceof Response) throw new Error('it leads elsewhere');
  return drawn;
}

test('文書は、枠の中に、1つの文字列として描かれる', async () => {
  expect(await draw('/faq')).toEqual({
    status: 200,
    html: '<!DOCTYPE html><body><main><h1>よくあるご質問</h1></main></body>',
  });
  expect(reported).toEqual([]);
});

test('画面が壊れた場合、枠の中で、それを言う', async () => {
  broken = 'screen';
  const { status, html } = await draw('/faq');
  expect([status, html]).toEqual([500, '<!DOCTYPE html><body><main><b>the screen broke</b></main></body>']);
  expect(reported).toHaveLength(1);
});

test('枠が壊れた場合、枠のない画面で、それを言う', async () => {
  broken = 'frame';
  const { status, html } = await draw('/faq');
  expect([status, html]).toEqual([500, '<!DOCTYPE html><body><p>bare <b>the frame broke</b></p></body>']);
  expect(reported).toHaveLength(1);
});

test.each([404, 403])('断られた画面は、%i として、枠の中で描く。画面のものは読まない', async (refusal) => {
  expect(await draw('/anywhere', refusal)).toEqual({
    status: refusal,
    html: '<!DOCTYPE html><body><main><b>refused</b></main></body>',
  });
});

test('文書でない画面は、文書として描かれない', async () => {
  expect((await draw('/login')).status).toBe(404);
});
