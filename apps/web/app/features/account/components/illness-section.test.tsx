import { expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { filledForm } from '../../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { AccountValues } from '../account-form.ts';
import { IllnessSection } from './illness-section.tsx';

it('「ほかの病気」の欄につらい言葉がある場合、すぐ下に、話せる窓口が出る（G119）', () => {
  const values = { who: 'self', cancers: [] } as Partial<AccountValues> as AccountValues;
  expect(
    crisisLinesUnder((words) =>
      drawOnPage(
        <IllnessSection
          form={filledForm({ ...values, other_diseases: words })}
          choices={null}
          today="2026-11-28"
        />,
      ),
    ),
  ).toEqual(LINES_FOR_THE_DESPERATE);
});
