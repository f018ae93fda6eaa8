import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../crisis/crisis-note.fixture.ts';
import { InquiryConfirm } from './inquiry-confirm.tsx';
import { EMPTY_INQUIRY } from './inquiry-values.ts';

const nothing = () => undefined;

describe('送る前の確認でも、書いた言葉のすぐ下に、話せる窓口が出る（G119）', () => {
  it.each([
    ['お問い合わせの内容', 'contact', 'message'],
    ['ご相談の内容', 'consultation', 'message'],
    ['相談の背景', 'consultation', 'background'],
  ] as const)('%s', (_, type, name) => {
    const draw = (words: string) =>
      drawOnPage(
        <InquiryConfirm
          type={type}
          values={{ ...EMPTY_INQUIRY, [name]: words }}
          failure={null}
          isBusy={false}
          onBack={nothing}
          onSend={nothing}
        />,
      );
    expect(crisisLinesUnder(draw)).toEqual(LINES_FOR_THE_DESPERATE);
  });
});
