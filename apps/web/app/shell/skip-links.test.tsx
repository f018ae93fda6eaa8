import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FloatingButton } from './consultation/use-floating-button.ts';
import { SkipLinks } from './skip-links.tsx';

const BUTTON: FloatingButton = {
  isThere: true,
  isHidden: false,
  isCalled: false,
  call: () => {},
  leave: () => {},
};
const TO_CONTENT = '本文へ進む';
const TO_BUTTON = '「相談する」のボタンへ進む';
const linksFor = (button: Partial<FloatingButton>) =>
  [...renderToStaticMarkup(<SkipLinks button={{ ...BUTTON, ...button }} />).matchAll(/>([^<]+)<\/a>/g)].map(
    ([, words]) => words,
  );

// @proves page accessible: skip links
it('本文へ、そのあとに「相談する」のボタンへ飛べる（G124）', () => {
  expect(linksFor({})).toEqual([TO_CONTENT, TO_BUTTON]);
});

// @proves page accessible: skip links
it.each<[string, Partial<FloatingButton>]>([
  ['ボタンのない画面の場合', { isThere: false }],
  ['相談の窓がひらいていて、ボタンがかくれている場合', { isHidden: true }],
])('%s、ボタンへは飛べない（G124）', (_when, button) => {
  expect(linksFor(button)).toEqual([TO_CONTENT]);
});
