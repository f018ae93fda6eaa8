import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { formatFigure } from '@hidamari/domain/japanese-text';
import {
  dayOfRow,
  importErrorWords,
  ROW_OUTCOME_LABELS,
  ROW_OUTCOMES,
  titleOfRow,
} from '@hidamari/domain/my-data';
import { LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { awaitingLogs, type ImportJob, type RowResult } from '../import-job.ts';

/** Refused rows that are listed one by one; beyond them their number. */
const MOST_LISTED = 30;

/** What became of every log of the file. */
export function ImportResult({ job, onStartOver }: { job: ImportJob; onStartOver: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const counts = ROW_OUTCOMES.map((outcome) => ({
    outcome,
    count: job.results.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  const pictured = job.picturedWhole.filter(Boolean).length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        読み込みが終わりました
      </h3>
      <DefinitionList
        items={[
          ...counts.map(({ outcome, count }) => amount(ROW_OUTCOME_LABELS[outcome], count)),
          ...(pictured > 0 ? [amount(`${LOG_PART_TITLES.images}も戻した記録`, pictured)] : []),
        ]}
      />
      <MissingPictures job={job} missing={awaitingLogs(job).length - pictured} />
      <RefusedRows job={job} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/treatment-logs">治療ログを見る</ButtonLink>
        <Button kind="plain" onClick={onStartOver}>
          別のファイルを読み込む
        </Button>
      </div>
    </div>
  );
}

const amount = (term: string, count: number) => ({
  term,
  description: <span className="ui-num">{`${formatFigure(count)}件`}</span>,
});

function MissingPictures({ job, missing }: { job: ImportJob; missing: number }) {
  if (missing === 0) return null;
  const logs = `戻した記録のうち${formatFigure(missing)}件`;
  return (
    <Notice>
      <p>
        {job.openPicture
          ? `${logs}で、画像と書類の一部か、すべてを戻せませんでした。ZIPファイルのimagesフォルダーにあるものは、記録を直す画面からつけられます。`
          : `${logs}には、画像や書類がついていました。ZIPファイルを選んで読み込むと、それらも戻ります。`}
      </p>
    </Notice>
  );
}

/** 「2026年3月1日「検査の日」：日付が今日より先です」 */
function refusedWords(row: unknown, { place, fields = {} }: RowResult): string {
  const [day, title] = [dayOfRow(row), titleOfRow(row)];
  const named = `${day ? formatPlainDate(day) : `${place + 1}番目の記録`}${title ? `「${title}」` : ''}`;
  return `${named}：${importErrorWords(fields).join('、')}`;
}

function RefusedRows({ job }: { job: ImportJob }) {
  const refused = job.results
    .filter(({ outcome }) => outcome === 'refused')
    .toSorted((one, other) => one.place - other.place);
  if (refused.length === 0) return null;
  const others = refused.length - MOST_LISTED;
  return (
    <Notice tone="caution" title="読み込めなかった記録">
      <ul className="grid list-disc gap-1 pl-6">
        {refused.slice(0, MOST_LISTED).map((row) => (
          <li key={row.place} className="[overflow-wrap:anywhere]">
            {refusedWords(job.file.logs[row.place], row)}
          </li>
        ))}
      </ul>
      {others > 0 ? <p>{`ほかに${formatFigure(others)}件あります。`}</p> : null}
      <p>これらの記録は、治療ログの画面から書き直せます。</p>
    </Notice>
  );
}
