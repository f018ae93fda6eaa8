import { CONFLICT_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  /** The two versions, drawn alike. */
  mine: ReactNode;
  stored: ReactNode;
  busy: string | undefined;
  /** Who was first, where it was not the same person on another device. */
  title?: string;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Somebody saved a newer version (G66): both are shown, and nothing happens until one is chosen. Takes the focus. */
export function VersionChoice(props: Props) {
  const { mine, stored, busy, title = CONFLICT_TEXT, onKeepMine, onTakeStored } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="grid gap-4 py-6">
      <Notice tone="caution" title={`${title}。`}>
        <p>どちらの内容を残すか、選んでください。選ぶまで、どちらも消えません。</p>
      </Notice>
      <div className="grid gap-4 ml:grid-cols-2">
        <Version title="わたしの内容">
          {mine}
          <Button width="full" busy={busy} onClick={onKeepMine}>
            わたしの内容で保存する
          </Button>
        </Version>
        <Version title="いまの内容">
          {stored}
          <Button kind="plain" width="full" onClick={onTakeStored}>
            いまの内容を読み込む
          </Button>
        </Version>
      </div>
    </section>
  );
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
