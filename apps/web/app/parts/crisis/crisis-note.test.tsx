import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import type { CardState } from './card-state.ts';
import { CrisisNote } from './crisis-note.tsx';

const [first] = CRISIS_LINES;

/** The note of words that stood so when they were sent. */
const draw = (left: CardState, hasNumbersElsewhere = false) =>
  drawOnPage(<CrisisNote {...{ left, hasNumbersElsewhere }} />);
const BUTTON =
  /<div data-crisis-numbers="true"><button[^>]*aria-expanded="false"[^>]*><span>つらいときに話せる電話/;

it('カードは、先にある一つの場所で、ゆっくり一度だけ読み上げられる（G119）', () => {
  for (const left of ['none', 'open'] as const) {
    const drawn = draw(left);
    expect(drawn.match(/aria-live=/g)).toHaveLength(1);
    expect(drawn).toContain('aria-live="polite"');
    expect(drawn).not.toMatch(/role="(?:alert|status)"|assertive/);
    expect(drawn.includes(first.href)).toBe(left === 'open');
  }
});

it('閉じた場合、番号は一押しのところに残り、よそにある場合は繰り返さない', () => {
  expect(draw('closed')).not.toContain(first.href);
  expect(draw('closed')).toMatch(BUTTON);
  expect(draw('closed', true)).not.toMatch(BUTTON);
});

it('つらい言葉がない場合、閉じるものも、ひらくものもない', () => {
  expect(draw('none')).not.toMatch(BUTTON);
  expect(draw('none')).not.toContain('閉じる');
});

it('打つ前からある欄の下では、カードは隠れて待ち、番号は読まれない', () => {
  const drawn = drawOnPage(<CrisisNote />);
  expect(drawn.split('data-crisis-kept')[0]).not.toContain(first.href);
  expect(drawn).toMatch(/data-crisis-kept="true" hidden=""><div class="ui-crisis-card"/);
});
