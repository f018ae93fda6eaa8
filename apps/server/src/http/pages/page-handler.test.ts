import { type PageContext, pageContext } from '@hidamari/web/page-context';
import { redirectDocument } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type PageBundle, pageHandlerOf, responseOf } from './page-handler.ts';

const ran: string[] = [];
const route = (id: string, path: string | undefined, parentId?: string) => ({
  id,
  path,
  ...(parentId === undefined ? {} : { parentId }),
  module: {
    default: () => null,
    ...(id === 'root' ? { ErrorBoundary: () => null } : {}),
    loader: ({ context }: { context: { get(key: typeof pageContext): PageContext } }) => {
      ran.push(id);
      return { variant: context.get(pageContext).variant };
    },
  },
});

/** A bundle of two screens that answers what the router found, in place of HTML. */
const bundle = {
  entry: {
    module: {
      handleError: () => undefined,
      default: (
        _request: Request,
        status: number,
        _headers: Headers,
        entry: { staticHandlerContext: object },
      ) => {
        const { loaderData, errors } = entry.staticHandlerContext as {
          loaderData: object;
          errors: object | null;
        };
        return Response.json({ loaderData, errors }, { status });
      },
    },
  },
  routes: {
    root: route('root', ''),
    services: route('services', 'services', 'root'),
    service: route('service', 'services/:id', 'root'),
    top: route('top', 'services/top', 'root'),
    ended: {
      ...route('ended', 'ended', 'root'),
      module: {
        default: () => null,
        loader: () => {
          throw redirectDocument('/login');
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  createDocumentHandler: () => async (_request: Request, _context: object, refusal?: number) => ({
    status: refusal ?? 200,
    html: 'a document',
  }),
} as unknown as PageBundle;

const handler = pageHandlerOf(bundle, 'production');
const ask = async (path: string, verdict: Parameters<typeof handler>[2]) => {
  ran.length = 0;
  const context = { variant: 'chofu' } as PageContext;
  return responseOf(await handler(new Request(`http://localhost${path}`), context, verdict));
};

describe('the page bundle', () => {
  test.each([
    ['/services/top', ['root', 'top']],
    ['/services/42', ['root', 'service']],
    ['/services/43/', ['root', 'service']],
    ['/services', ['root', 'services']],
    ['/services?category=money', ['root', 'services']],
  ])('%s runs the loaders of its screen alone: %j', async (path, ids) => {
    expect((await ask(path, { kind: 'enter' })).status).toBe(200);
    expect(ran.toSorted()).toEqual(ids.toSorted());
  });

  test('an address that leads to no screen answers 404', async () => {
    expect((await ask('/nowhere', { kind: 'enter' })).status).toBe(404);
  });

  test('loaders find the context that the server made', async () => {
    const response = await ask('/services', { kind: 'enter' });
    expect(await response.json()).toMatchObject({
      loaderData: { root: { variant: 'chofu' }, services: { variant: 'chofu' } },
      errors: null,
    });
  });

  test('a missing screen is drawn in the frame, and none of its loaders runs', async () => {
    const response = await ask('/services', { kind: 'not_found' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      loaderData: { root: { variant: 'chofu' } },
      errors: { root: { status: 404 } },
    });
    expect(ran).toEqual(['root']);
  });

  test('a screen that is the member’s alone is refused in the frame, and none of its loaders runs', async () => {
    const response = await ask('/services', { kind: 'members_own' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: { root: { status: 403 } } });
    expect(ran).toEqual(['root']);
  });

  test('a document is drawn by the handler of the documents, a refused one too', async () => {
    const context = { variant: 'chofu', isDocument: true } as PageContext;
    const request = new Request('http://localhost/services');
    const entered = await handler(request, context, { kind: 'enter' });
    const refused = await handler(request, context, { kind: 'not_found' });
    expect([entered, refused.status]).toEqual([{ status: 200, html: 'a document' }, 404]);
  });

  test('a data request is redirected as the browser’s router expects, and no loader runs', async () => {
    const response = await ask('/services.data', { kind: 'redirect', to: '/login' });
    expect([response.status, await response.text()]).toEqual([202, expect.stringContaining('"/login"')]);
    expect(ran).toEqual([]);
  });

  test('a loader’s redirect leaves as 302 with a page, and as 202 with data', async () => {
    const page = await ask('/ended', { kind: 'enter' });
    const asData = await ask('/ended.data', { kind: 'enter' });
    expect([page.status, page.headers.get('location'), asData.status]).toEqual([302, '/login', 202]);
    expect(asData.headers.get('x-remix-reload-document')).toBe('true');
  });
});
