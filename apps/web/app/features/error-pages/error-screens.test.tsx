import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { ERROR_SCREEN_IDS, errorScreen } from '@hidamari/domain/error-pages';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import ErrorScreenPage, { loader } from './pages/error.tsx';

const Page = ErrorScreenPage as ComponentType<{ loaderData: ReturnType<typeof loader> }>;
const PHONES = { aflac: '0120-000-000', hatch: '0120-000-001', chofu: '042-000-0000' };

/** What the loader of /error finds for an id on a variant. */
function load(id: string | null, variant: VariantKey = 'hatch') {
  const request = new Request(`http://localhost:3000/error${id === null ? '' : `?id=${id}`}`);
  const context = { get: () => ({ variant, requestId: 'r-1' }) };
  return loader({ request, context } as unknown as Parameters<typeof loader>[0]);
}
const drawError = (id: string, variant: VariantKey) =>
  drawOnPage(<Page loaderData={load(id, variant)} />, { variant, phones: PHONES }, `/error?id=${id}`);
const statusOf = (id: string | null) => {
  try {
    return load(id);
  } catch (thrown) {
    return (thrown as { init?: { status: number } }).init?.status;
  }
};

const PAGES = ERROR_SCREEN_IDS.filter((id) => id.startsWith('U-'));

// @proves all error-screen
// @proves screen /error
describe('/error の画面（仕様8、G106〜G113・G117）', () => {
  it.each(VARIANT_KEYS.flatMap((variant) => PAGES.map((id) => [variant, id] as const)))(
    '%s の %s は、見出し、文、次にすること、電話、急な変化の一言を、この順に示す',
    (variant, id) => {
      const html = drawError(id, variant);
      const { title, paragraphs, actions } = errorScreen(id, variant);
      const wanted = [
        `>${title}</h1>`,
        ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
        ...actions.map(({ href }) => `href="${href}"`),
        `href="tel:${PHONES[variant].replaceAll('-', '')}"`,
        `<p>${SUDDEN_CHANGE_TEXT}</p>`,
      ];
      const places = wanted.map((part) => html.indexOf(part));
      expect(places, wanted.join('\n')).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it.each(PAGES)('%s で、次にすることは、いちばんのおすすめを先に、表のとおり', (id) => {
    const [, ways = ''] = drawError(id, 'hatch').split('<div class="fault-actions">');
    const drawn = [
      ...(ways.split('</div>')[0] ?? '').matchAll(
        /<a href="([^"]+)"[^>]*data-kind="([a-z]+)"[^>]*><span>(.*?)<\/span>/g,
      ),
    ];
    expect(drawn.map(([, href, kind, label]) => [label, href, kind])).toEqual(
      errorScreen(id, 'hatch').actions.map(({ label, href }, place) => [
        label,
        href,
        place === 0 ? 'key' : 'plain',
      ]),
    );
  });

  it.each(['U-E00', 'U-E11', 'u-e01', 'M-E01', 'M-E02', 'toString', '', null])(
    '知らない番号（%s）は、404になる',
    (id) => {
      expect(statusOf(id)).toBe(404);
    },
  );
});
