import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { ReplyNotes } from './reply-notes.tsx';

const check = { isHeld: false, noteShown: () => {}, mayGo: () => true };
const draw = (text: string) => drawOnPage(<ReplyNotes text={text} check={check} onPhrase={() => {}} />);

const UNFILLED = '「〇」のところを、この方に合わせて書きかえてから送ってください。';

describe('お返事を送る前に', () => {
  it('言い回しの「〇」が残っている場合、書きかえるように言い、書きかえたら言わない', () => {
    expect(draw('〇〇さん、こんにちは。')).toContain(UNFILLED);
    expect(draw('次は〇日にお電話します。')).toContain(UNFILLED);
    expect(draw('山田さん、こんにちは。')).not.toContain(UNFILLED);
  });

  it('診断のように読める文には、別の言い方をそえる（G120）', () => {
    expect(draw('それは再発です。')).toContain('「それは再発です。」は、診断のように読めます。');
    expect(draw('山田さん、こんにちは。')).not.toContain('もう一度お読みください');
  });

  it('何も言うことがないときも、知らせる場所は、はじめからある（WCAG 4.1.3）', () => {
    expect(draw('').match(/<div aria-live="polite" class="empty:absolute"><\/div>/g)).toHaveLength(2);
  });
});
