import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { PreviewBanner } from './preview-banner.tsx';

const LEFT_OUT = 'このページに出せない書き方があります';

it('ページに出せないタグや属性がある場合、編集者に、名前を一つずつ知らせる', () => {
  const drawn = drawOnPage(<PreviewBanner leftOut={['form', 'span[style: color]']} />);
  expect(drawn).toContain(LEFT_OUT);
  expect(drawn).toContain('<li><code>form</code></li><li><code>span[style: color]</code></li>');
});

it('すべて出せる場合、公開前であることだけを言う', () => {
  const drawn = drawOnPage(<PreviewBanner leftOut={[]} />);
  expect(drawn).toContain('公開前のプレビューです');
  expect(drawn).not.toContain(LEFT_OUT);
});
