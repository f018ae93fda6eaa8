import { IMPORT_FAULT_TEXTS } from '@hidamari/domain/my-data';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { FilePicker } from '@hidamari/ui/file-picker';
import { Notice } from '@hidamari/ui/notice';
import { Working } from '@hidamari/ui/progress';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import type { ImportJob } from '../import-job.ts';
import { type ImportState, useImport } from '../use-import.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { LogAmount } from './log-amount.tsx';

/** 記録を戻す: a file, what would come, the progress, what became of it. */
export function ImportSection() {
  return (
    <Card as="section" labelledBy="import">
      <div className="grid grid-cols-1 gap-5">
        <SectionHeading size="normal" id="import">
          記録を戻す
        </SectionHeading>
        <p>
          まえに受け取ったファイルから、治療ログを戻せます。いまもある記録は、上書きせず、二重にもなりません。
        </p>
        <CurrentState />
      </div>
    </Card>
  );
}

function CurrentState() {
  const { state, choose, begin, stop, startOver } = useImport();
  switch (state.kind) {
    case 'sending':
    case 'stopping':
    case 'stopped':
    case 'failed':
      return <ImportProgress state={state} onStop={stop} onGoOn={begin} onStartOver={startOver} />;
    case 'done':
      return <ImportResult job={state.job} onStartOver={startOver} />;
    default:
      return <ChoosingForm state={state} onChoose={(file) => void choose(file)} onBegin={begin} />;
  }
}

interface ChoosingProps {
  state: Extract<ImportState, { kind: 'rest' | 'reading' | 'refused' | 'offered' }>;
  onChoose: (file: File) => void;
  onBegin: (job: ImportJob) => void;
}

function ChoosingForm({ state, onChoose, onBegin }: ChoosingProps) {
  const job = state.kind === 'offered' ? state.job : null;
  return (
    <WrittenForm className="grid grid-cols-1 gap-5" onSend={() => job && onBegin(job)}>
      <ChosenFile state={state} onChoose={onChoose} />
      {state.kind === 'reading' ? <Working>ファイルを確かめています…</Working> : null}
      {job ? (
        <>
          <ImportOffer job={job} />
          <div>
            <Button type="submit">この記録を戻す</Button>
          </div>
        </>
      ) : null}
    </WrittenForm>
  );
}

function nameIn(state: ImportState): string | undefined {
  if (state.kind === 'rest') return undefined;
  return 'name' in state ? state.name : state.job.name;
}

function ChosenFile({ state, onChoose }: { state: ImportState; onChoose: (file: File) => void }) {
  return (
    <FilePicker
      name="import_file"
      label="読み込むファイル"
      hint="ダウンロードしたZIPファイルを、そのまま選べます。中のhidamari-my-data.jsonだけでもかまいません。"
      accept=".zip,.json,application/zip,application/json"
      verb="ファイルを選ぶ"
      verbAgain="別のファイルを選ぶ"
      chosen={nameIn(state)}
      error={state.kind === 'refused' ? IMPORT_FAULT_TEXTS[state.fault] : undefined}
      onChoose={onChoose}
    />
  );
}

/** `2026-11-20 10:00:00` as the document says it; anything else is not shown. */
const STAMP = /^(\d{4})-(\d\d)-(\d\d) \d\d:\d\d:\d\d$/;

function exportedWords(exportedAt: string | null): string {
  const [, year, month, day] = STAMP.exec(exportedAt ?? '') ?? [];
  return day ? `${Number(year)}年${Number(month)}月${Number(day)}日に書き出したファイルです。` : '';
}

/** What the chosen file would bring, before anything is sent. */
function ImportOffer({ job: { file, openPicture } }: { job: ImportJob }) {
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
