import type { LegalTextAnswer } from '@hidamari/contract/content';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../../page-context.ts';
import { asCleaned } from '../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import LegalTextPage, { loader } from './pages/legal-text.tsx';

const TEXT: LegalTextAnswer = {
  id: 'text-v1',
  publishedAt: '2026-10-01T00:00:00.000Z',
  kind: 'privacy-policy',
  variants: ['hatch'],
  version: 1,
  date: '2026-10-01',
  title: '個人情報保護方針',
  body: asCleaned('<p>方針</p>'),
  bundled: true,
  stands_in: false,
};

/** What a visitor reads at an address whose text the content reader answers so. */
async function draw(path: string, answer: Partial<LegalTextAnswer>, stale: boolean): Promise<string> {
  const context = new RouterContextProvider();
  const legalText = async () => ({ value: { ...TEXT, ...answer }, stale });
  context.set(pageContext, { variant: 'hatch', content: { legalText } } as unknown as PageContext);
  const url = new URL(path, 'http://localhost:3000');
  type Asked = Parameters<typeof loader>[0];
  const loaderData = await loader({ context, url } as unknown as Asked);
  type Props = Parameters<typeof LegalTextPage>[0];
  return drawOnPage(<LegalTextPage {...({ loaderData } as unknown as Props)} />, {}, path);
}

// @proves outside public site: privacy policy
test.each([
  ['/privacy', true, '2026年10月1日時点'],
  ['/privacy', false, '2026年10月1日から'],
  ['/service-policy', true, '2026年10月1日から'],
])('%s が製品と一緒に届いた写しの場合（%s）、「%s」と示す（G12）', async (path, bundled, words) => {
  const html = await draw(path, { bundled }, false);
  expect(html).toContain(`<span>第1版</span><time dateTime="2026-10-01">${words}</time>`);
  expect(html).not.toContain('最新でない可能性があります');
});

// @proves outside public site: privacy policy
test.each([
  ['製品と一緒に届いた写し', { bundled: true }],
  ['コンテンツのサービスの文章', { bundled: false }],
])(
  '公開サイトの方針を読めず、%sで代える場合、その日付の時点と、最新でない可能性を示す（G12・G138）',
  async (_, from) => {
    const html = await draw('/privacy', { ...from, stands_in: true }, true);
    expect(html).toContain('2026年10月1日時点');
    expect(html).not.toContain('2026年10月1日から');
    expect(html).toContain('最新でない可能性があります');
  },
);
