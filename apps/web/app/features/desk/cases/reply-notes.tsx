import { Notice } from '@hidamari/ui/notice';
import type { ComponentProps } from 'react';
import { BoundaryNote } from '../../../parts/desk/boundary-note.tsx';

/** What is said of an answer before it is sent: what is still to be filled in, and what had better be put otherwise. */
export function ReplyNotes(props: ComponentProps<typeof BoundaryNote>) {
  return (
    <>
      <UnfilledNote text={props.text} />
      <BoundaryNote {...props} />
    </>
  );
}

/** A canned answer leaves 〇 where a name or a day belongs: it is said while one is still there. */
function UnfilledNote({ text }: { text: string }) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {text.includes('〇') ? (
        <Notice tone="caution">
          <p>「〇」のところを、この方に合わせて書きかえてから送ってください。</p>
        </Notice>
      ) : null}
    </div>
  );
}
