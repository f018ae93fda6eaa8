import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { CONFLICT_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { ThresholdBox } from '@hidamari/ui/threshold-box';
import { useEffect, useRef } from 'react';
import { CardFace } from './threshold-card.tsx';

type Props = { current: ContactThreshold | null; onKeepMine: () => void; onTakeStored: () => void };

/** Another device saved or deleted the card meanwhile (G66): nothing happens until one of the two is chosen. */
export function ThresholdConflict({ current, onKeepMine, onTakeStored }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={CONFLICT_TEXT} className="grid gap-4">
      <Notice
        tone="caution"
        title={current ? `${CONFLICT_TEXT}。` : '別の端末で、この目安は消されています。'}
      >
        <p>どちらの内容を残すか、選んでください。選ぶまで、どちらも消えません。</p>
      </Notice>
      {current ? (
        <ThresholdBox heading="いまの内容">
          <CardFace card={current} />
        </ThresholdBox>
      ) : null}
      <div className="grid gap-3 md:grid-cols-2">
        <Button width="full" onClick={onKeepMine}>
          わたしの内容を残す
        </Button>
        <Button kind="plain" width="full" onClick={onTakeStored}>
          {current ? 'いまの内容を読み込む' : '空にして、はじめから書く'}
        </Button>
      </div>
    </section>
  );
}
