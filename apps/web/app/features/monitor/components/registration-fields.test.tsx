import { expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { filledForm } from '../../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { registrationValuesOf } from '../registration-values.ts';
import { RegistrationFields } from './registration-fields.tsx';

it('配慮してほしいことの欄につらい言葉がある場合、すぐ下に、話せる窓口が出る（G119）', () => {
  expect(
    crisisLinesUnder((wishes) =>
      drawOnPage(<RegistrationFields form={filledForm({ ...registrationValuesOf(null), wishes })} />),
    ),
  ).toEqual(LINES_FOR_THE_DESPERATE);
});
