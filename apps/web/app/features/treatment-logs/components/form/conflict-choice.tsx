import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { CONFLICT_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useId, useRef } from 'react';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { LogDetails } from '../details/log-details.tsx';

type Props = {
  mine: LogContents;
  stored: TreatmentLog;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Somebody saved a newer version (G66): both are shown, and nothing happens until one is chosen. */
export function ConflictChoice({ mine, stored, busy, onKeepMine, onTakeStored }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={CONFLICT_TEXT} className="grid gap-4 py-6">
      <Notice tone="caution" title={`${CONFLICT_TEXT}。`}>
        <p>どちらの内容を残すか、選んでください。選ぶまで、どちらも消えません。</p>
      </Notice>
      <div className="grid gap-4 ml:grid-cols-2">
        <Version
          title="わたしの内容"
          log={mine}
          choice={
            <Button width="full" busy={busy} onClick={onKeepMine}>
              わたしの内容で保存する
            </Button>
          }
        />
        <Version
          title="いまの内容"
          log={stored}
          choice={
            <Button kind="plain" width="full" onClick={onTakeStored}>
              いまの内容を読み込む
            </Button>
          }
        />
      </div>
    </section>
  );
}

function Version({ title, log, choice }: { title: string; log: LogContents; choice: React.ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p>
        <span className="ui-meta ui-num">{logMoment(log)}</span>
        <br />
        <b>{logHeading(log)}</b>
      </p>
      <LogDetails log={log} level={3} />
      {choice}
    </Card>
  );
}
