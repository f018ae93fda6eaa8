import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { type ReactNode, useState } from 'react';
import { FailedSaveNotice } from './failed-save-notice.tsx';
import { useAction } from './use-action.ts';

type Props = {
  /** On the button that asks: 「この予定を削除する」. */
  label: string;
  kind?: 'plain' | 'text';
  /** Id of what the button is about, where a list has one in each row. */
  describedBy?: string;
  /** The question: 「この予定を削除しますか」. */
  title: string;
  /** On the button that does it: 「削除する」, and while it does: 「削除しています…」. */
  verb: string;
  busyVerb: string;
  /** Deletes; what it throws is said in the dialog, which stays open with a way to try again. */
  onDelete: () => Promise<void>;
  /** Names what goes, in its own words, and whether it can be taken back. */
  children: ReactNode;
};

/** Deletes something after asking in words that name it. */
export function DeleteButton(props: Props) {
  const { label, kind = 'plain', describedBy, title, verb, busyVerb, onDelete, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure, clearFailure } = useAction(() => onDelete(), { act: 'delete', leaves: true });
  const open = () => {
    // Of a deletion that was called off while it was on its way.
    clearFailure();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        kind={kind}
        icon="trash"
        aria-haspopup="dialog"
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        onClick={open}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button kind="danger" width="full" busy={isBusy ? busyVerb : undefined} onClick={run}>
              {verb}
            </Button>
            <Button kind="plain" width="full" onClick={close}>
              キャンセル
            </Button>
          </>
        }
      >
        {children}
        <FailedSaveNotice failure={failure} onSendAgain={run} />
      </Dialog>
    </>
  );
}

/** What is gone already (deleted on another device, or the answer was lost) is what was wanted. */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
