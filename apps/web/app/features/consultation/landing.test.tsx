import type { LandingSection } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type PageContext, pageContext } from '../../page-context.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import Landing, { loader } from './pages/landing.tsx';

const STALE = '最新でない可能性があります';
const SECTION = { id: 'flow', kind: 'flow', title: '相談の流れ', body: '<ol><li>話す</li></ol>' };

/** What is shown at /lp/hatch where the content service answers so. */
async function draw(landingSections: () => Promise<{ value: LandingSection[]; stale: boolean }>) {
  const context = new RouterContextProvider();
  context.set(pageContext, { variant: 'hatch', content: { landingSections } } as unknown as PageContext);
  const url = new URL('http://localhost:3000/lp/hatch');
  type Asked = Parameters<typeof loader>[0];
  const loaderData = await loader({ context, url } as unknown as Asked);
  type Props = Parameters<typeof Landing>[0];
  return drawOnPage(<Landing {...({ loaderData } as unknown as Props)} />, {}, '/lp/hatch');
}

const answering = (stale: boolean) => async () => ({ value: [SECTION] as LandingSection[], stale });

it.each([
  [true, 1],
  [false, 0],
])('紹介ページが前に読んだものである場合（%s）、そうと伝えるのは %i 回（G138）', async (stale, times) => {
  const html = await draw(answering(stale));
  expect(html).toContain('相談の流れ');
  expect(html.split(STALE).length - 1).toBe(times);
});

it('紹介ページの中身を読めない場合、この窓口の言葉で見せ、古いとは言わない', async () => {
  const html = await draw(() => Promise.reject(new AppError('unavailable')));
  expect(html).toContain('相談の流れ');
  expect(html).not.toContain(STALE);
});
