import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { answerSaid } from '../answer-said.ts';
import { HelpfulQuestion } from './helpful-question.tsx';

const drawn = drawOnPage(<HelpfulQuestion articleId="example" />);

it('答えるまえは、はい、いいえ、答えたくないの三つがあり、何も言わず、ひとことの欄は出ていない', () => {
  expect([...drawn.matchAll(/<span>(はい|いいえ|答えたくない)<\/span>/g)]).toHaveLength(3);
  expect(drawn).toContain('<p role="status" class="helpful-said"></p>');
  expect(drawn).toMatch(/helpful-words"[^>]* hidden=""/);
});

it('つらい言葉のカードは、欄と送るボタンのあいだで、電話の番号をみな持って待つ（G119）', () => {
  const [, after = ''] = drawn.split('</textarea>');
  const [between = ''] = after.split('ひとことを送る');
  expect(between).toMatch(/aria-live="polite"[^>]*><\/div>/);
  expect(between).toMatch(/data-crisis-kept[^>]*hidden=""/);
  for (const { href } of CRISIS_LINES) expect(between).toContain(`href="${href}"`);
});

it.each([
  ['答えた場合', 'answered', 'ありがとうございます。答えを受け取りました。'],
  ['ひとことも送った場合', 'thanked', 'ありがとうございます。記事の見直しに役立てます。'],
  ['答えたくない場合も', 'declined', 'わかりました。ありがとうございます。'],
] as const)('%s、受け取ったことを言葉で返す', (_when, step, said) => {
  expect(answerSaid(step)).toBe(said);
});
