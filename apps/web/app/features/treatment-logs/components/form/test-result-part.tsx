import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { TEST_RESULT_TYPES } from '@hidamari/domain/option-sets';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { DateFields } from '@hidamari/ui/date-fields';
import { SelectField } from '@hidamari/ui/select-field';
import { TextArea } from '@hidamari/ui/text-area';
import { CrisisNote } from '../../../../shell/crisis/crisis-note.tsx';
import { HospitalField } from '../../../../shell/look-ups/hospital-field.tsx';
import { EMPTY_TEST_RESULT, type TestResultValues } from '../../log-form/log-form-values.ts';
import { placeOfTest } from '../../log-images/image-place.ts';
import { ImageField } from './image-field.tsx';
import { useLogForm } from './log-form-context.tsx';
import { useLogImages } from './log-images-context.tsx';
import type { PartBinding } from './part-binding.ts';
import { RowList } from './row-list.tsx';
import { TestRows } from './test-rows.tsx';

const TYPES = TEST_RESULT_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** Test results (G63): what stands on the sheet, as it stands there. */
export function TestResultPart() {
  const { uploads } = useLogImages();
  return (
    <RowList
      list="test_results"
      empty={EMPTY_TEST_RESULT}
      firstField="type"
      nameOf={(_, number) => `検査 ${number}`}
      addLabel="検査の結果を足す"
      // Pictures of its sheet that are still on their way have no place any more.
      onRemove={({ row }) => uploads.removeAt(placeOfTest(row))}
    >
      {(result) => <TestResultFields result={result} />}
    </RowList>
  );
}

function TestResultFields({ result }: { result: PartBinding<TestResultValues> }) {
  const { today } = useLogForm();
  const { year } = dayParts(today);
  return (
    <>
      <SelectField
        label={fieldLabel('test_results.type')}
        need="required"
        options={TYPES}
        width="medium"
        {...result.text('type')}
      />
      <DateFields
        label={fieldLabel('tested_on')}
        need="optional"
        years={{ from: year - 30, to: year }}
        newestFirst
        {...result.date('tested_on')}
      />
      <HospitalField
        label={fieldLabel('hospital_name')}
        need="optional"
        field={result.text('hospital_name')}
        onWrite={(hospital_name) => result.change({ hospital_name })}
        onChoose={({ name }) => result.change({ hospital_name: name })}
      />
      <TestRows result={result} />
      <TextArea
        label={fieldLabel('test_results.memo')}
        need="optional"
        limit={LOG_LIMITS.freeText}
        {...result.text('memo')}
      />
      <CrisisNote text={result.values.memo} />
      <ImageField
        place={placeOfTest(result.values.row)}
        name={`${result.path}.images`}
        label="検査の紙の画像"
      />
    </>
  );
}
