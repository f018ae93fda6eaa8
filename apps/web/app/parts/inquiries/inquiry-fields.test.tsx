import { describe, expect, it } from 'vitest';
import { filledForm } from '../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../crisis/crisis-note.fixture.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { EMPTY_INQUIRY } from './inquiry-values.ts';

describe('自分の言葉で書く欄は、どれも、つらい言葉のすぐ下に、話せる窓口が出る（G119）', () => {
  it.each([
    ['お問い合わせの内容', 'contact', 'message'],
    ['ご相談の内容', 'consultation', 'message'],
    ['相談の背景', 'consultation', 'background'],
  ] as const)('%s', (_, type, name) => {
    expect(
      crisisLinesUnder((words) =>
        drawOnPage(<InquiryFields type={type} form={filledForm({ ...EMPTY_INQUIRY, [name]: words })} />),
      ),
    ).toEqual(LINES_FOR_THE_DESPERATE);
  });
});
