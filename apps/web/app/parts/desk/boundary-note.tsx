import { readBoundarySentences } from '@hidamari/domain/boundary-reader';
import {
  BOUNDARY_PHRASES,
  type BoundaryKind,
  type BoundarySentence,
  hasUnshownBoundary,
} from '@hidamari/domain/boundary-words';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { usePaused } from '../../shell/use-paused.ts';

const LOOKS_LIKE: Readonly<Record<BoundaryKind, string>> = {
  diagnosis: '診断のように読めます',
  treatment: '治療や薬の助言のように読めます',
  prognosis: '見通しを言い切っているように読めます',
  waiting: '待ってよいと言っているように読めます',
  pressing: '言い切りや、せかす言い方に読めます',
  unnamed: '病院が決めることに踏みこんでいるように読めます',
};

export interface BoundaryCheck {
  /** A press was held back; until the words go, the note looks at them as they are. */
  isHeld: boolean;
  noteShown(found: readonly BoundarySentence[]): void;
  /** Asked by the press that would send: false, once, where the writer has not been shown what the words look like. */
  mayGo(text: string): boolean;
}

/**
 * Sentences are shown before they are sent, also where somebody presses faster than the note looks (G120). The first
 * press shows what has not been shown; the next one sends: nothing is blocked.
 */
export function useBoundaryCheck(): BoundaryCheck {
  const shown = useRef(new Set<string>());
  const [isHeld, setHeld] = useState(false);
  return {
    isHeld,
    noteShown: (found) => {
      for (const { sentence } of found) shown.current.add(sentence);
    },
    mayGo: (text) => {
      const mustShow = hasUnshownBoundary(readBoundarySentences(text), shown.current);
      setHeld(mustShow);
      return !mustShow;
    },
  };
}

interface BoundaryNoteProps {
  text: string;
  check: BoundaryCheck;
  /** Puts words to use instead below what is written; a name has no room for them. */
  onPhrase?(phrase: string): void;
}

/**
 * Under an answer before it is sent: sentences that look like a diagnosis or advice on a treatment, each with words to
 * use instead (G120). Shown to the writer alone; nothing is blocked, counted or kept.
 */
export function BoundaryNote({ text, check, onPhrase }: BoundaryNoteProps) {
  const paused = usePaused(text);
  const found = readBoundarySentences(check.isHeld ? text : paused);
  useEffect(() => check.noteShown(found));
  return (
    <div aria-live="polite" className="empty:absolute">
      {found.length === 0 ? null : (
        <Notice tone="caution" title="送る前に、もう一度お読みください">
          <ul className="grid gap-3">
            {found.map(({ kind, sentence, start }) => (
              <li key={start} className="grid justify-items-start gap-1">
                <span>{`「${sentence}」は、${LOOKS_LIKE[kind]}。`}</span>
                <span className="ui-meta">{BOUNDARY_PHRASES[kind]}</span>
                {onPhrase ? (
                  <Button
                    kind="quiet"
                    size="small"
                    icon="plus"
                    onClick={() => onPhrase(BOUNDARY_PHRASES[kind])}
                  >
                    この言い方を入れる
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {check.isHeld ? (
            <p className="mt-3 font-bold">
              まだ送っていません。送る前に、もう一度ご確認ください。このまま送るときは、もう一度押してください。
            </p>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
