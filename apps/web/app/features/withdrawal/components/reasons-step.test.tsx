import { expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { filledForm } from '../../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { EMPTY_WITHDRAWAL } from '../withdrawal-form.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { ReasonsStep } from './reasons-step.tsx';

it('退会の「お気づきのこと」につらい言葉がある場合、すぐ下に、話せる窓口が出る（G119）', () => {
  expect(
    crisisLinesUnder((reason) =>
      drawOnPage(<ReasonsStep form={filledForm({ ...EMPTY_WITHDRAWAL, reason })} onNext={() => {}} />),
    ),
  ).toEqual(LINES_FOR_THE_DESPERATE);
});

it('確認で読み返すときも、書いた言葉のすぐ下に出る', () => {
  const drawn = (reason: string) =>
    drawOnPage(
      <ConfirmStep
        form={filledForm({ ...EMPTY_WITHDRAWAL, reason })}
        isBusy={false}
        onBack={() => {}}
        onSend={() => {}}
      />,
    );
  expect(crisisLinesUnder(drawn)).toEqual(LINES_FOR_THE_DESPERATE);
});
