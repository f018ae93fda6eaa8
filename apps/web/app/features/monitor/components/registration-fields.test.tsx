import { it } from 'vitest';
import { expectCrisisNote } from '../../../shell/crisis/crisis-note.fixture.ts';
import { filledForm } from '../../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { registrationValuesOf } from '../registration-values.ts';
import { RegistrationFields } from './registration-fields.tsx';

it('配慮してほしいことの欄につらい言葉がある場合、すぐ下に、話せる窓口が出る（G119）', () => {
  expectCrisisNote((wishes) =>
    drawOnPage(<RegistrationFields form={filledForm({ ...registrationValuesOf(null), wishes })} />),
  );
});
