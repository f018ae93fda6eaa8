import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { expect, it } from 'vitest';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { CrisisPlace } from './crisis-note.tsx';

const draw = (state: { isCalled: boolean; isClosed: boolean; hasNumbersElsewhere?: boolean }) =>
  drawOnPage(<CrisisPlace {...state} onClose={() => undefined} />);
const [first] = CRISIS_LINES;

it('カードは、先にある一つの場所で、ゆっくり一度だけ読み上げられる（G119）', () => {
  for (const isCalled of [false, true]) {
    const drawn = draw({ isCalled, isClosed: false });
    expect(drawn.match(/aria-live=/g)).toHaveLength(1);
    expect(drawn).toContain('aria-live="polite"');
    expect(drawn).not.toMatch(/role="(?:alert|status)"|assertive/);
    expect(drawn.includes(first.href)).toBe(isCalled);
  }
});

it('閉じた場合、番号は一押しのところに残り、よそにある場合は繰り返さない', () => {
  const closed = { isCalled: true, isClosed: true };
  expect(draw(closed)).not.toContain(first.href);
  expect(draw(closed)).toMatch(/<button[^>]*aria-expanded="false"[^>]*><span>つらいときに話せる電話/);
  expect(draw({ ...closed, hasNumbersElsewhere: true })).not.toContain('<button');
});

it('つらい言葉がない場合、閉じるものも、ひらくものもない', () => {
  expect(draw({ isCalled: false, isClosed: true })).not.toContain('<button');
});
