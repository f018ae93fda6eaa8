import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { COVERS, OBJECTS, sharedPictureOf } from '@hidamari/domain/drawings';
import { ARTICLES } from '@hidamari/sample-content/articles';
import { SERVICES } from '@hidamari/sample-content/services';
import { UPLOAD_FILES } from '@hidamari/sample-content/upload-files';
import { beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { CLIENT_FOLDER, describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { readHead } from './page-head.fixture.ts';
import { HANAKO } from './pages-under-test.fixture.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

const VISITOR = VARIANT_HOSTS.aflac.cookie;
const coverOf = (items: readonly { id: string; cover?: string | undefined }[], id: string) =>
  items.find((item) => item.id === id)?.cover ?? 'no such item';

/** Pages, and the drawing that goes along where they are shared. The last is for every page without one of its own. */
const PICTURES = [
  ['/articles/sleepless-night', coverOf(ARTICLES, 'sleepless-night'), VISITOR],
  ['/articles/story-four-notebooks', coverOf(ARTICLES, 'story-four-notebooks'), VISITOR],
  ['/financial/high-cost-desk', coverOf(SERVICES, 'high-cost-desk'), VISITOR],
  ['/life/wig-subsidy', coverOf(SERVICES, 'wig-subsidy'), VISITOR],
  ['/life/ancs', coverOf(SERVICES, 'ancs'), HANAKO.cookie],
  ['/treatment/monitor', coverOf(SERVICES, 'monitor'), HANAKO.cookie],
  ['/lp/aflac', 'cover-table', VISITOR],
  ['/lp/hatch', 'cover-bench', VISITOR],
  ['/news/portal-open', 'cover-bench', VISITOR],
] as const;

const OWN = { url: 'https://images.example/own.png', width: 1_200, height: 630 };

/** The sample content, with a picture of the editors' own beside every article and service. */
const WITH_OWN = Object.fromEntries(
  Object.entries(SAMPLE_COLLECTIONS).map(([name, collection]) => [
    name,
    { ...collection, items: collection.items.map((item) => ({ ...item, eye_catch: OWN, title_img: OWN })) },
  ]),
);

/** Width and height of a PNG, from its first chunk. */
function sizeOfPng(bytes: Buffer): number[] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describeOnBundle('共有されたページに添えられる絵', () => {
  let handler: PageHandler;
  let portal: AppUnderTest;
  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
    const files = { clientFolder: CLIENT_FOLDER };
    ({ portal } = await startBeforeContent(handler, files));
    return () => portal.close();
  });

  const pictureAt = async (at: AppUnderTest, url: string, cookie: string) =>
    readHead((await visit(at, url, cookie)).html).metas.get('og:image') ?? '';

  // @proves page share pictures
  test.each(PICTURES)('%s には %s が添えられ、その絵は開く', async (url, cover, cookie) => {
    const address = await pictureAt(portal, url, cookie);
    expect(address).toBe(`http://localhost:3000${sharedPictureOf(cover)}`);
    const answer = await portal.app.inject({
      url: new URL(address).pathname,
      headers: { host: 'localhost:3000' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('市の窓口のご案内には、その窓口の住所で、机の絵が添えられる', async () => {
    const { html } = await visit(portal, '/lp/chofu', VARIANT_HOSTS.chofu.cookie, VARIANT_HOSTS.chofu.host);
    expect(readHead(html).metas.get('og:image')).toBe(
      `http://${VARIANT_HOSTS.chofu.host}/share/cover-desk.png`,
    );
  });

  test.each(['/articles/sleepless-night', '/financial/high-cost-desk'])(
    '%s に編集者の絵がある場合、その絵が添えられる',
    async (url) => {
      const started = await startBeforeContent(handler, { collections: WITH_OWN });
      expect(await pictureAt(started.portal, url, VISITOR)).toBe(OWN.url);
      await started.portal.close();
    },
  );

  // @proves page share pictures
  test('名前のある絵は、どれも作られていて、共有のための大きさのPNGとして返る', async () => {
    const made = readdirSync(join(CLIENT_FOLDER, 'share')).map((name) => `/share/${name}`);
    const named = [...COVERS.map((name) => `cover-${name}`), ...OBJECTS.map((name) => `${name}-on-shelf`)];
    expect(named.map(sharedPictureOf).sort()).toEqual(made.sort());
    expect(made).toEqual(expect.arrayContaining(UPLOAD_FILES.map(({ path }) => path)));
    for (const url of made) {
      const { statusCode, headers, rawPayload } = await portal.app.inject({
        url,
        headers: { host: 'localhost:3000' },
      });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png']);
      expect(sizeOfPng(rawPayload), url).toEqual([1_200, 630]);
    }
  });
});
