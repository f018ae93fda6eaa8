import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FloatingButton } from '../../parts/consultation/use-floating-button.ts';
import { SkipLinks } from './skip-links.tsx';

const BUTTON: FloatingButton = { isThere: true, isHidden: false };
const TO_CONTENT = '本文へ進む';
const TO_BUTTON = '「相談する」のボタンへ進む';
const linksFor = (button: Partial<FloatingButton>) =>
  [...renderToStaticMarkup(<SkipLinks button={{ ...BUTTON, ...button }} />).matchAll(/>([^<]+)<\/a>/g)].map(
    ([, words]) => words,
  );

// @proves page accessible: skip links
it('本文へ、そのあとに「相談する」のボタンへ飛べる（G124）', () => {
  // One for wide windows, one for phones: each is hidden where the other's button stands.
  expect(linksFor({})).toEqual([TO_CONTENT, TO_BUTTON, TO_BUTTON]);
  const drawn = renderToStaticMarkup(<SkipLinks button={BUTTON} />);
  expect(drawn).toMatch(/<span class="hidden ml:contents"><a [^>]*href="#consultation-button"/);
  expect(drawn).toMatch(/<span class="ml:hidden"><a [^>]*href="#bar-consultation"/);
});

// @proves page accessible: skip links
it.each<[string, Partial<FloatingButton>]>([
  ['ボタンのない画面の場合', { isThere: false }],
  ['相談の窓がひらいていて、ボタンがかくれている場合', { isHidden: true }],
])('%s、ボタンへは飛べない（G124）', (_when, button) => {
  expect(linksFor(button)).toEqual([TO_CONTENT]);
});
