import type { StandingCall } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { StandingCalls } from './standing-calls.tsx';

const CALL: StandingCall = {
  ...{ case_id: '11111111-1111-4111-8111-111111111111', number: 'H-1031' },
  ...{ whom: 'second', by: '佐藤', at: '2026-11-20 11:45:00' },
};
/** The page was drawn at 12:00. */
const draw = (at: string) =>
  drawOnPage(<StandingCalls calls={[{ ...CALL, at }]} onAnswered={() => undefined} />);

it('呼ばれている相談は、だれが、どの相談に、いつ呼んだかと、行くボタンが出る（G119）', () => {
  const html = draw(CALL.at);
  expect(html).toContain('佐藤さんが、H-1031 にもう一人の相談員を呼んでいます。');
  expect(html).toContain('11:45');
  expect(html).toContain('行って、この相談をひらく');
});

it('呼んで30分たつと、何も聞こえてこないタブからも消える', () => {
  expect(draw('2026-11-20 11:30:01')).toContain('呼んでいます');
  expect(draw('2026-11-20 11:30:00')).not.toContain('呼んでいます');
});
