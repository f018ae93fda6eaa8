import { fieldLabel } from '@hidamari/domain/members';
import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import { HospitalField } from '../../../../parts/look-ups/hospital-field.tsx';
import { EMPTY_TEST_RESULT, type TestResultValues } from '../../log-form/log-form-values.ts';
import { placeOfTest } from '../../log-images/image-place.ts';
import { ImageField } from './image-field.tsx';
import { useLogImages } from './log-images-context.tsx';
import type { PartBinding } from './part-binding.ts';
import { PartFields } from './part-fields.tsx';
import { RowList } from './row-list.tsx';
import { TestRows } from './test-rows.tsx';

/** Test results (G63): what stands on the sheet, as it stands there. */
export function TestResultSection() {
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
  const hospital = (
    <>
      <HospitalField
        label={LOG_FIELDS.test_results.hospital_name.label}
        need="optional"
        field={result.text('hospital_name')}
        onWrite={(hospital_name) => result.change({ hospital_name })}
        onChoose={({ name }) => result.change({ hospital_name: name })}
      />
      <TestRows result={result} />
    </>
  );
  return (
    <>
      <PartFields fields={LOG_FIELDS.test_results} binding={result} own={{ hospital_name: hospital }} />
      <ImageField
        place={placeOfTest(result.values.row)}
        name={`${result.path}.images`}
        label={fieldLabel('test_results.images')}
      />
    </>
  );
}
