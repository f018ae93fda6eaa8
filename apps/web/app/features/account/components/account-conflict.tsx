import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useId, useRef } from 'react';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import type { AccountValues } from '../account-form.ts';
import { AccountSummary } from './account-summary.tsx';

interface Props {
  mine: AccountValues;
  stored: AccountValues;
  choices: IllnessChoices | null;
  today: string;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
}

/** Another device saved meanwhile (G66): both states are shown, and nothing happens until one is chosen. */
export function AccountConflict({ mine, stored, busy, onKeepMine, onTakeStored, ...shown }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label="別の端末で更新されています" className="grid gap-4">
      <Notice tone="caution" title="別の端末で更新されています。">
        <p>どちらの内容を残すか、選んでください。選ぶまで、どちらも消えません。</p>
      </Notice>
      <Version title="わたしの内容" values={mine} {...shown}>
        <Button width="full" busy={busy} onClick={onKeepMine}>
          わたしの内容で保存する
        </Button>
      </Version>
      <Version title="いまの内容" values={stored} {...shown}>
        <Button kind="plain" width="full" onClick={onTakeStored}>
          いまの内容を読み込む
        </Button>
      </Version>
    </section>
  );
}

type VersionProps = { title: string; children: React.ReactNode } & Parameters<typeof AccountSummary>[0];

function Version({ title, children, ...summary }: VersionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <AccountSummary {...summary} />
        {children}
      </div>
    </Card>
  );
}
