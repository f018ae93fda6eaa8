import { beforeAll, expect, it } from 'vitest';
import { crisisClosings } from '../../../shell/crisis/crisis-closings.ts';
import { fetchCrisisRules } from '../../../shell/crisis/use-crisis-reader.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { answerSaid } from '../answer-said.ts';
import { HelpfulQuestion } from './helpful-question.tsx';
import { HelpfulWords } from './helpful-words.tsx';

beforeAll(fetchCrisisRules);

const drawWords = (comment: string) =>
  drawOnPage(
    <HelpfulWords comment={comment} onWrite={() => undefined} onSend={() => undefined} busy={undefined} />,
  );

it('ひとことの欄につらい言葉がある場合、欄のすぐ下に電話の番号が出る（G119）', () => {
  const drawn = drawWords('もう消えたい');
  expect(drawn).toContain('とてもつらいお気持ちなのですね');
  expect(drawn.indexOf('0120-061-338')).toBeGreaterThan(drawn.indexOf('</textarea>'));
  expect(drawn.indexOf('0120-061-338')).toBeLessThan(drawn.indexOf('ひとことを送る'));
});

it('つらい言葉がない場合は出ず、閉じたあとは、一押しでまた出せる', () => {
  expect(drawWords('夜に読んで、落ち着きました。')).not.toContain('0120-061-338');
  crisisClosings.close(Symbol('ひとこと'), { kind: 'wish', text: 'もう消えたい' });
  const closed = drawWords('もう消えたい');
  crisisClosings.forget();
  expect(closed).not.toContain('0120-061-338');
  expect(closed).toContain('つらいときに話せる電話');
});

it('答えるまえは、はい、いいえ、答えたくないの三つがあり、何も言わない', () => {
  const drawn = drawOnPage(<HelpfulQuestion articleId="example" />);
  expect([...drawn.matchAll(/<span>(はい|いいえ|答えたくない)<\/span>/g)]).toHaveLength(3);
  expect(drawn).toContain('<p role="status" class="helpful-said"></p>');
});

it.each([
  ['答えた場合', 'answered', 'ありがとうございます。答えを受け取りました。'],
  ['ひとことも送った場合', 'thanked', 'ありがとうございます。記事の見直しに役立てます。'],
  ['答えたくない場合も', 'declined', 'わかりました。ありがとうございます。'],
] as const)('%s、受け取ったことを言葉で返す', (_when, step, said) => {
  expect(answerSaid(step, false)).toBe(said);
  expect(answerSaid(step, true)).toContain('送れませんでした');
});
