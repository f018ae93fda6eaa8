import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { PlainFault } from './fault-page.tsx';

describe('うまくいかない画面', () => {
  it('「もう一度開く」は、スクリプトがなくても同じ住所を開くリンクである', () => {
    const drawn = drawOnPage(<PlainFault kind="unavailable" />, {}, '/articles?page=2');
    expect(drawn).toMatch(/<a href=""[^>]*><span>もう一度開く<\/span><\/a>/);
  });

  it('お問い合わせ番号は、文字として出し、写したことを言う場所をはじめから持つ（G117）', () => {
    const drawn = drawOnPage(<PlainFault kind="server" requestId="r-12" />);
    expect(drawn).toContain('お問い合わせ番号 <b>r-12</b>');
    expect(drawn).toContain('番号をコピー');
    expect(drawn).toContain('<p role="status"></p>');
  });

  it('番号がなければ、写すものも出さない', () => {
    expect(drawOnPage(<PlainFault kind="server" />)).not.toContain('番号をコピー');
  });
});
