import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import { lifeSurveyQuery, SurveyRows } from './survey-rows.tsx';

const ACTING = { staffName: '高橋', endsAt: '2026-11-20T03:30:00.000Z' };

function draw(member: ReturnType<typeof memberOf>, due: boolean | null, isBereaved = false): string[] {
  const client = createQueryClient();
  if (due !== null) client.setQueryData(lifeSurveyQuery(pageApi()).queryKey, { due });
  const html = drawOnPage(
    <QueryClientProvider client={client}>
      <SurveyRows user={{ is_bereaved: isBereaved }} />
    </QueryClientProvider>,
    { member },
  );
  return [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
}

const general = memberOf('general');
const acting = general && { ...general, acting: ACTING };

it.each([
  ['答えどきの一般の会員', general, true, ['/survey/service', '/survey/service?type=life']],
  ['答えどきの加入者', memberOf('insurance'), true, ['/survey/service', '/survey/service?type=life']],
  ['答えどきでない会員', general, false, ['/survey/service']],
  ['答えどきかどうか読めない', general, null, ['/survey/service']],
  ['調布市の会員', memberOf('chofu'), true, ['/survey/service']],
  ['本人の代わりの担当者', acting, true, []],
] as const)('%s には、その方のアンケートだけを並べる（G42・G76）', (_, member, due, hrefs) => {
  expect(draw(member, due)).toEqual(hrefs);
});

it('大切な方を亡くした会員には、何もたずねない（G149）', () => {
  expect(draw(general, true, true)).toEqual([]);
});
