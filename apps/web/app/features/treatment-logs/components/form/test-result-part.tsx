import { dayParts } from '@hidamari/domain/japanese-dates';
import { TEST_RESULT_TYPES } from '@hidamari/domain/option-sets';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { DateFields } from '@hidamari/ui/date-fields';
import { SelectField } from '@hidamari/ui/select-field';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { EMPTY_TEST_RESULT, nextRow, type TestResultValues } from '../../log-form/log-form-values.ts';
import { RowCard } from './form-section.tsx';
import { useLogForm, useLogRows } from './log-form-context.tsx';
import type { PartBinding } from './part-binding.ts';
import { TestRows } from './test-rows.tsx';
import { useFocusNewRow } from './use-focus-new-row.ts';

const TYPES = TEST_RESULT_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** Test results (G63): what stands on the sheet, as it stands there. */
export function TestResultPart() {
  const { rows, row, add, remove } = useLogRows('test_results');
  const focusNext = useFocusNewRow('test_results', rows.length, 'type');
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 empty:hidden">
        {rows.map((result, index) => (
          <RowCard
            key={result.row}
            name={`検査 ${index + 1}`}
            onRemove={
              <Button kind="text" size="small" icon="trash" onClick={() => remove(index)}>
                {`検査 ${index + 1}を外す`}
              </Button>
            }
          >
            <TestResultFields result={row(index)} />
          </RowCard>
        ))}
      </ul>
      <div>
        <Button
          kind="plain"
          icon="plus"
          onClick={() => {
            focusNext();
            add({ ...EMPTY_TEST_RESULT, row: nextRow(rows) });
          }}
        >
          検査の結果を足す
        </Button>
      </div>
    </div>
  );
}

function TestResultFields({ result }: { result: PartBinding<TestResultValues> }) {
  const { today } = useLogForm();
  const { year } = dayParts(today);
  return (
    <>
      <SelectField
        label="検査の種類"
        need="required"
        options={TYPES}
        width="medium"
        {...result.text('type')}
      />
      <DateFields
        label="検査日"
        need="optional"
        years={{ from: year - 30, to: year }}
        newestFirst
        {...result.date('tested_on')}
      />
      <TextField label="病院の名前" need="optional" {...result.text('hospital_name')} />
      <TestRows result={result} />
      <TextArea label="メモ" need="optional" limit={LOG_LIMITS.freeText} {...result.text('memo')} />
    </>
  );
}
