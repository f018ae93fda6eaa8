import { TRASH_DAYS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useId, useRef, useState } from 'react';
import { LatePart, lateComponent } from '../../../../shell/late-part.tsx';
import { usePageData } from '../../../../shell/page-data.ts';

const WHAT = '削除した記録';
const WAIT = <Skeleton shape="lines" count={2} what={WHAT} />;
/** Brought when it is opened: few ever look. */
const TRASH_LIST = lateComponent(async () => ({ default: (await import('./trash-list.tsx')).TrashList }));

/**
 * Below the list, quietly: what was deleted and can still be taken back (G68); the member's alone (G42). Nothing is
 * fetched until it is opened.
 */
export function TrashSection() {
  return usePageData().member?.acting ? null : <OwnTrash />;
}

function OwnTrash() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useId();
  const focusToggle = () => toggle.current?.focus({ preventScroll: true });
  return (
    <div className="grid gap-3 pt-4">
      <div>
        <Button
          ref={toggle}
          kind="text"
          size="small"
          icon="trash"
          iconAfter={isOpen ? 'up' : 'down'}
          // Its words begin where those of the list begin.
          className="-ml-4"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {`削除した記録（${TRASH_DAYS}日以内）`}
        </Button>
      </div>
      <div id={list} hidden={!isOpen} className="grid gap-3">
        {isOpen ? (
          <LatePart of={TRASH_LIST} props={{ onEmptied: focusToggle }} what={WHAT} wait={WAIT} />
        ) : null}
      </div>
    </div>
  );
}
