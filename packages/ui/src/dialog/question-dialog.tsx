import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

/** What can be answered: the words of the button, and what happens. */
export type Answer = { label: string; onPress: () => void };

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
