import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { ToastPlace } from '../toast/index.ts';
import { Dialog, type DialogProps, type DialogShape } from './dialog.tsx';

export type PageDialogProps = {
  /** Named by the button that opens it: `commandfor`. */
  id: string;
  title: string;
  shape: Exclude<DialogShape, 'dialog'>;
  /** It closes when a link in it is pressed: a menu. */
  closesOnLink?: boolean;
  children: ReactNode;
};

/**
 * A dialog that stands in the page from the first, closed, and is the browser's alone: a button with `command` opens and
 * closes it, without a script and without a state (decision 0113). For tools that every page has. Browsers that do not know
 * `command` and `closedby` need `startPageDialogs` of the application.
 */
export function PageDialog({ id, title, shape, closesOnLink = false, children }: PageDialogProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      className="ui-dialog"
      data-shape={shape}
      data-closes-on-link={closesOnLink ? '' : undefined}
      closedby="any"
      aria-labelledby={titleId}
    >
      <div className="ui-dialog-frame">
        <div className="ui-dialog-head">
          <div>
            <h2 id={titleId}>{title}</h2>
          </div>
          <IconButton icon="close" name="閉じる" command="close" commandfor={id} />
        </div>
        <div className="ui-dialog-body">{children}</div>
      </div>
      <ToastPlace />
    </dialog>
  );
}

/** What can be answered: the words of the button, and what happens. */
type Answer = { label: string; onPress: () => void };

export type QuestionDialogProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'children'> & {
  /** The answer most people mean, and the one that loses nothing where one of the two does. */
  answer: Answer;
  otherAnswer: Answer;
};

/** A question with two answers, one below the other. Closing it (Esc, the back button, 閉じる) is `onClose`. */
export function QuestionDialog({ answer, otherAnswer, ...dialog }: QuestionDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button width="full" onClick={answer.onPress}>
            {answer.label}
          </Button>
          <Button kind="plain" width="full" onClick={otherAnswer.onPress}>
            {otherAnswer.label}
          </Button>
        </>
      }
    />
  );
}
