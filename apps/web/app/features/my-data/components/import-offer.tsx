import { Notice } from '@hidamari/ui/notice';
import type { ImportJob } from '../import-job.ts';
import { LogAmount } from './log-amount.tsx';

/** `2026-11-20 10:00:00` as the document says it; anything else is not shown. */
const STAMP = /^(\d{4})-(\d\d)-(\d\d) \d\d:\d\d:\d\d$/;

function exportedWords(exportedAt: string | null): string {
  const [, year, month, day] = STAMP.exec(exportedAt ?? '') ?? [];
  return day ? `${Number(year)}年${Number(month)}月${Number(day)}日に書き出したファイルです。` : '';
}

/** What the chosen file would bring, before anything is sent. */
export function ImportOffer({ job: { file, openPicture } }: { job: ImportJob }) {
  const { logs, exportedAt, firstDay, lastDay } = file;
  return (
    <Notice title="ファイルを確かめました" live>
      <p className="ui-num">
        {exportedWords(exportedAt)}
        治療ログ
        <b>
          <LogAmount logs={logs.length} first_day={firstDay} last_day={lastDay} />
        </b>
        が入っています。
      </p>
      <p>
        {openPicture
          ? '記録についている画像と書類も戻します。'
          : '戻すのは、文字の記録です。画像と書類も戻すときは、ZIPファイルを選んでください。'}
        診察の準備、病院から言われた目安、登録の内容は変わりません。
      </p>
    </Notice>
  );
}
