import { fieldLabel } from '@hidamari/domain/members';
import { fieldsOf, LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { TextField } from '@hidamari/ui/text-field';
import { useRef } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { HospitalField } from '../../../../parts/look-ups/look-up-fields.tsx';
import { useFocusNewRow } from '../../../../shell/forms/use-focus-new-row.ts';
import {
  EMPTY_TEST_RESULT,
  EMPTY_TEST_ROW,
  nextRow,
  type TestResultValues,
} from '../../log-form/log-form-values.ts';
import { placeOfTest } from '../../log-images/image-place.ts';
import { bindPart, type PartBinding } from '../../part-binding.ts';
import { ImageField } from './image-field.tsx';
import { useLogForm } from './log-form-context.tsx';
import { useLogImages } from './log-images-context.tsx';
import { PartFields } from './part-fields.tsx';
import { RowList } from './row-list.tsx';

const CELLS = fieldsOf(LOG_FIELDS['test_results.rows']);

/** The lines of a result sheet: item, value, unit and the range that is printed beside it. */
function TestRows({ result }: { result: PartBinding<TestResultValues> }) {
  const { form } = useLogForm();
  const { rows } = result.values;
  const list = `${result.path}.rows`;
  const focusNext = useFocusNewRow(list, rows.length, 'item');
  const addButton = useRef<HTMLButtonElement>(null);
  const takeOut = (index: number) => {
    // As in RowList: the pressed button goes, the focus stays in the list.
    addButton.current?.focus({ preventScroll: true });
    result.change({ rows: rows.toSpliced(index, 1) });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-bold">検査の値</legend>
      <p className="ui-meta">紙に書いてあるとおりに写してください。</p>
      <ol className="grid gap-4">
        {rows.map((cells, index) => {
          const row = bindPart({
            path: `${list}.${index}`,
            values: cells,
            form,
            change: (next) => result.change({ rows: rows.with(index, next) }),
          });
          return (
            <li key={cells.row}>
              <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-4 md:grid-cols-5">
                <legend className="ui-visually-hidden">{`${index + 1}行目`}</legend>
                {CELLS.map(({ name, field }) => (
                  <TextField key={name} label={field.label} {...row.text(name)} />
                ))}
              </fieldset>
              <CrisisNote text={CELLS.map(({ name }) => cells[name])} />
              {rows.length > 1 ? (
                <Button kind="text" size="small" onClick={() => takeOut(index)}>
                  {`${cells.item || `${index + 1}行目`}を外す`}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          ref={addButton}
          kind="quiet"
          icon="plus"
          onClick={() => {
            focusNext();
            result.change({ rows: [...rows, { ...EMPTY_TEST_ROW, row: nextRow(rows) }] });
          }}
        >
          行を足す
        </Button>
      </div>
    </fieldset>
  );
}

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
