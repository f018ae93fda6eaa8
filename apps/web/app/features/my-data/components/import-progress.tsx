import { formatFigure } from '@hidamari/domain/japanese-text';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { Progress } from '@hidamari/ui/progress';
import { useEffect, useRef } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { awaitingLogs, type ImportJob, isAtPictures } from '../import-job.ts';
import type { ImportState } from '../use-import.ts';

interface Props {
  /** A file that has begun to be read in, and is not at its end. */
  state: Extract<ImportState, { kind: 'sending' | 'stopping' | 'stopped' | 'failed' }>;
  onStop: () => void;
  onGoOn: (job: ImportJob) => void;
  onStartOver: () => void;
}

/** The logs first, then the pictures of those that have some. */
function wordsOf(job: ImportJob): { name: string; words: string; percent: number } {
  const isPictures = isAtPictures(job);
  const [done, total] = isPictures
    ? [job.picturedWhole.length, awaitingLogs(job).length]
    : [job.results.length, job.file.logs.length];
  const so = `${formatFigure(total)}件のうち、${formatFigure(done)}件まで進みました。`;
  return {
    name: isPictures ? '画像と書類を戻しています' : '記録を戻しています',
    words: isPictures ? `画像や書類のある記録${so}` : so,
    percent: (done / total) * 100,
  };
}

/** How far the file has come; stopped or broken off, the way on. The focus comes to it when it begins. */
export function ImportProgress({ state, onStop, onGoOn, onStartOver }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { job } = state;
  const { name, words, percent } = wordsOf(job);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4">
      <Progress name={name} percent={percent} />
      <p className="ui-num">{words}</p>
      {state.kind === 'failed' ? <FailedSaveNotice failure={state.failure} /> : null}
      {state.kind === 'stopped' ? (
        <Notice tone="caution" live>
          <p>ここで止めました。ここまでに戻した記録は、残っています。</p>
        </Notice>
      ) : null}
      {state.kind === 'sending' || state.kind === 'stopping' ? (
        <>
          <p>
            途中でこの画面を閉じても、戻した分は残ります。同じファイルを読み込み直せば、続きから戻せます。
          </p>
          <div>
            <Button
              kind="plain"
              onClick={onStop}
              busy={state.kind === 'stopping' ? '止めています…' : undefined}
            >
              ここで止める
            </Button>
          </div>
        </>
      ) : (
        <ButtonPair
          back={
            <Button kind="plain" onClick={onStartOver}>
              読み込みをやめる
            </Button>
          }
          onward={<Button onClick={() => onGoOn(job)}>続きから読み込む</Button>}
        />
      )}
    </div>
  );
}
