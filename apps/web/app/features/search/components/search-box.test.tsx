import { expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../shell/crisis/crisis-note.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { SearchBox } from './search-box.tsx';

const draw = (found: string, keyword = '') =>
  drawOnPage(<SearchBox keyword={keyword} onAsk={() => undefined} found={found} />);

// @proves page status messages: search
it('見つかった数を知らせる場所は、何もたずねないうちからある（WCAG 4.1.3）', () => {
  expect(draw('')).toMatch(/<p class="search-found[^"]*" role="status"><\/p>/);
  expect(draw('12件見つかりました')).toContain('role="status">12件見つかりました</p>');
});

it('つらい言葉でさがす場合、欄のすぐ下に、話せる窓口が出る（G119）', () => {
  expect(crisisLinesUnder((words) => draw('', words))).toEqual(LINES_FOR_THE_DESPERATE);
});
