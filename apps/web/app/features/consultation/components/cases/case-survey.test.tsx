import type { Consultation } from '@hidamari/contract/consultations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { drawOnPage, memberOf } from '../../../../shell/page-under-test.fixture.tsx';
import { CaseSurvey, caseSurveyQuery } from './case-survey.tsx';

const ID = '11111111-1111-4111-8111-111111111111';

function draw(status: Consultation['status'], address: string | null | undefined): string {
  const client = new QueryClient();
  if (address !== undefined) client.setQueryData(caseSurveyQuery(pageApi(), ID).queryKey, { address });
  return drawOnPage(
    <QueryClientProvider client={client}>
      <CaseSurvey consultation={{ id: ID, status } as Consultation} />
    </QueryClientProvider>,
    { member: memberOf('general') },
  );
}

it.each([
  ['/survey/call?exp=1&signature=s', '/survey/call?exp=1&amp;signature=s'],
  ['https://portal.example/survey/call?exp=1', '/survey/call?exp=1'],
])('終わった相談の横に、%s への道を、自分のところの住所で置く（G90）', (address, href) => {
  expect(draw('closed', address)).toContain(`href="${href}"`);
});

it.each([
  ['たずねていない', 'closed', null],
  ['読めなかった', 'closed', undefined],
  ['まだ終わっていない', 'answered', '/survey/call?exp=1'],
] as const)('%s 相談には、何も置かない', (_, status, address) => {
  expect(draw(status, address)).toBe('');
});
