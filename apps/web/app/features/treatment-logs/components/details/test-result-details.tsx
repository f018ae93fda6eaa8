import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../../log-form/log-form-values.ts';
import { LogThumbnails } from './log-thumbnails.tsx';
import { WrittenFields } from './written-fields.tsx';

type TestResult = LogContents['test_results'][number];

/** Test results with the range that is printed on the sheet (G63); whether a value is good is never said. */
export function TestResultDetails({ log: { test_results, files } }: { log: LogContents }) {
  return (
    <div className="grid gap-6">
      {test_results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored log have no other name and do not move.
        <OneResult key={index} result={result} files={files} />
      ))}
    </div>
  );
}

function OneResult({ result, files }: { result: TestResult; files: LogContents['files'] }) {
  return (
    <div className="grid gap-4">
      <WrittenFields fields={LOG_FIELDS.test_results} values={result} />
      {result.rows.length > 0 ? <Values rows={result.rows} /> : null}
      <LogThumbnails keys={result.images} files={files} />
    </div>
  );
}

const CELLS = LOG_FIELDS['test_results.rows'];
const CELL = 'border-b border-line px-3 py-2 text-left align-top';

function Values({ rows }: { rows: TestResult['rows'] }) {
  return (
    <table className="w-full border-t border-line leading-snug">
      <caption className="ui-visually-hidden">検査の値</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className={CELL}>
            {CELLS.item.label}
          </th>
          <th scope="col" className={CELL}>
            {CELLS.value.label}
          </th>
          <th scope="col" className={CELL}>
            紙の基準値
          </th>
        </tr>
      </thead>
      <tbody className="ui-num">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one item may stand on the sheet twice.
          <tr key={index}>
            <th scope="row" className={CELL}>
              {row.item}
            </th>
            <td className={CELL}>{[row.value, row.unit].filter(Boolean).join(' ')}</td>
            <td className={CELL}>{rangeOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf({ reference_low = '', reference_high = '' }: TestResult['rows'][number]): string {
  return reference_low || reference_high ? `${reference_low}〜${reference_high}` : '';
}
