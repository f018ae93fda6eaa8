import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from './page-under-test.fixture.tsx';
import { For, WhenLoggedIn, WhenLoggedOut } from './sections.tsx';

const PARTS = (
  <>
    <For audience={['insurance']}>[insurance]</For>
    <For audience={['general']}>[general]</For>
    <For audience={['chofu']}>[chofu]</For>
    <For audience={['others']}>[others]</For>
    <For audience={['insurance', 'general']}>[programmes]</For>
    <WhenLoggedIn>[in]</WhenLoggedIn>
    <WhenLoggedOut>[out]</WhenLoggedOut>
  </>
);

describe('区分とログインで分かれる部分（仕様2.5）', () => {
  // @proves page sections by variant
  it.each([
    ['aflac', '[insurance][programmes]', 'insurance'],
    ['hatch', '[general][programmes]', 'general'],
    ['chofu', '[chofu]', 'chofu'],
  ] as const)('%sの場合、%sだけを示し、ログインしているかで分ける', (variant, own, memberType) => {
    expect(drawOnPage(PARTS, { variant })).toBe(`${own}[out]`);
    expect(drawOnPage(PARTS, { variant, member: memberOf(memberType) })).toBe(`${own}[in]`);
  });
});
