import { expect, it } from 'vitest';
import { LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { SearchBox } from './search-box.tsx';

const draw = (found: string, keyword = '', suggestions: string[] = [], isDesperate = false) =>
  drawOnPage(<SearchBox {...{ keyword, found, suggestions, isDesperate }} />);

// @proves page status messages: search
it('見つかった数を知らせる場所は、何もたずねないうちからある（WCAG 4.1.3）', () => {
  expect(draw('')).toMatch(/<p class="search-found[^"]*" role="status"><\/p>/);
  expect(draw('12件見つかりました')).toContain('role="status">12件見つかりました</p>');
});

it('打ちはじめると、候補の一行が取られ、候補は押せる言葉として並ぶ', () => {
  expect(draw('')).toMatch(/class="search-suggestions"[^>]* hidden=""/);
  expect(draw('', 'は')).toMatch(
    /class="search-suggestions"[^>]*"><\w+[^>]*><div[^>]*><\/div><\/\w+><\/div>/,
  );
  const html = draw('', 'はき', ['吐き気', '歯の手入れ']);
  expect(html).toMatch(/role="group" aria-label="言葉の候補"/);
  expect(html.match(/<button [^>]*class="ui-chip"[^>]*>[^<]+/g)).toHaveLength(2);
});

it('つらい言葉でさがす場合、欄のすぐ下に、話せる窓口が出る（G119）', () => {
  const [line] = LINES_FOR_THE_DESPERATE.desperate;
  const shown = (isDesperate: boolean) =>
    draw('', 'もう消えたい', [], isDesperate).split(/data-crisis-(?:place|kept)/)[1];
  expect(shown(true)).toContain(`href="${line}"`);
  expect(shown(false)).not.toContain('href');
});

it('欄のまわりは、住所に言葉を出さないフォームで、スクリプトがなくても送れる', () => {
  const html = draw('');
  expect(html).toMatch(/<\w+[^>]*action="\/search" method="post">/);
  expect(html).toMatch(/<input[^>]*type="search"[^>]*required=""[^>]*maxLength="200"[^>]*name="keyword"/);
});
