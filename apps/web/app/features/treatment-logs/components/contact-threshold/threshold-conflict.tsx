import type { ContactThreshold, ContactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { CONFLICT_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { VersionChoice } from '../../../../shell/forms/version-choice.tsx';
import { WholeCard } from './whole-card.tsx';

type Props = {
  mine: ContactThresholdInput | null;
  /** Null: deleted meanwhile. */
  current: ContactThreshold | null;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Another device saved or deleted the card meanwhile (G66): nothing happens until one of the two is chosen. */
export function ThresholdConflict({ mine, current, ...choice }: Props) {
  if (!current || !mine) return <CardGone {...choice} />;
  return <VersionChoice mine={<WholeCard card={mine} />} stored={<WholeCard card={current} />} {...choice} />;
}

function CardGone({ busy, onKeepMine, onTakeStored }: Omit<Props, 'mine' | 'current'>) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={CONFLICT_TEXT} className="grid gap-4">
      <Notice tone="caution" title="別の端末で、この目安は消されています。">
        <p>どちらの内容を残すか、選んでください。選ぶまで、書いたものは消えません。</p>
      </Notice>
      <div className="grid gap-3 md:grid-cols-2">
        <Button width="full" busy={busy} onClick={onKeepMine}>
          わたしの内容で保存する
        </Button>
        <Button kind="plain" width="full" onClick={onTakeStored}>
          空にして、はじめから書く
        </Button>
      </div>
    </section>
  );
}
