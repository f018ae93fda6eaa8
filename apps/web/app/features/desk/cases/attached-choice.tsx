import type { AttachedContent } from '@hidamari/contract/consultations';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { Icon } from '@hidamari/ui/icon';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useRef, useState } from 'react';
import { ATTACHED_KINDS } from '../../../parts/conversation/summary-points.tsx';
import { AttachableList } from './attachable-list.tsx';

interface AttachedChoiceProps {
  caseId: string;
  chosen: readonly AttachedContent[];
  /** How many there may be: with one, choosing again puts it in the place of the first. */
  limit: number;
  onChange(chosen: AttachedContent[]): void;
  /** Of the button, for what leads to it. */
  id?: string;
}

/** 記事・サービスをそえる: what the member gets to read with the words (G90, G140). */
export function AttachedChoice({ caseId, chosen, limit, onChange, id }: AttachedChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const isFull = limit > 1 && chosen.length >= limit;
  const others = ({ kind, id }: AttachedContent) =>
    chosen.filter((one) => one.kind !== kind || one.id !== id);
  return (
    <div className="desk-attached">
      {chosen.length === 0 ? null : (
        <ul className="grid gap-2" aria-label="そえるもの">
          {chosen.map((one) => (
            <li key={`${one.kind}:${one.id}`} className="desk-attached-row">
              <Icon name={ATTACHED_KINDS[one.kind].icon} />
              <span>{one.title}</span>
              <Button
                kind="text"
                size="small"
                onClick={() => {
                  onChange(others(one));
                  button.current?.focus();
                }}
              >
                <VisuallyHidden>{`「${one.title}」を`}</VisuallyHidden>
                外す
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        kind="quiet"
        size="small"
        icon="book"
        ref={button}
        {...(id && { id })}
        aria-haspopup="dialog"
        disabled={isFull}
        onClick={() => setOpen(true)}
      >
        記事・サービスをそえる
      </Button>
      {isFull ? <p className="ui-meta">{`そえられるのは${limit}件までです。`}</p> : null}
      <Dialog isOpen={isOpen} onClose={close} shape="panel" title="そえるものを選んでください">
        {isOpen ? (
          <AttachableList
            caseId={caseId}
            onChosen={(one) => {
              close();
              onChange(limit === 1 ? [one] : [...others(one), one]);
            }}
          />
        ) : null}
      </Dialog>
    </div>
  );
}
