import type { PendingCall } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { PendingCalls } from './pending-calls.tsx';

const CALL: PendingCall = {
  ...{ to: 'case', id: '11111111-1111-4111-8111-111111111111', number: 'H-1031' },
  ...{ whom: 'second', by: '佐藤', at: '2026-11-20 11:45:00' },
};
/** The page was drawn at 12:00. */
const draw = (at: string, change: Partial<PendingCall> = {}) =>
  drawOnPage(<PendingCalls calls={[{ ...CALL, at, ...change }]} onAnswered={() => undefined} />);

it('呼ばれている相談は、だれが、どの相談に、いつ呼んだかと、行くボタンが出る（G119）', () => {
  const html = draw(CALL.at);
  expect(html).toContain('佐藤さんが、H-1031 にもう一人の相談員を呼んでいます。');
  expect(html).toContain('11:45');
  expect(html).toContain('行って、この相談をひらく');
});

it('呼ばれているのがお問い合わせの場合、受付番号と、そのお問い合わせへ行くボタンが出る（G119）', () => {
  const html = draw(CALL.at, { to: 'inquiry', number: 'M-3F0C' });
  expect(html).toContain('佐藤さんが、M-3F0C にもう一人の相談員を呼んでいます。');
  expect(html).toContain('行って、このお問い合わせをひらく');
});

it('呼んで30分たつと、何も聞こえてこないタブからも消える', () => {
  expect(draw('2026-11-20 11:30:01')).toContain('呼んでいます');
  expect(draw('2026-11-20 11:30:00')).not.toContain('呼んでいます');
});
