import { VisuallyHidden } from '@hidamari/ui/visually-hidden';

/**
 * To be called before an answer goes, with the button that takes it back: the button goes too, so the focus moves to
 * the first answer of the box it stands in, where a person who types can answer anew.
 */
export function focusFirstAnswer(button: HTMLElement): void {
  button.parentElement?.querySelector('input')?.focus();
}

/**
 * An answer that was given can be taken back: nobody is held to a press. It stands at the end of the label's line,
 * where nothing has to move for it; its place is the nearest `relative` box.
 */
export function ClearAnswer({ what, onTakeBack }: { what: string; onTakeBack: () => void }) {
  return (
    <button
      type="button"
      className="absolute -top-3 right-0 min-h-12 px-2 text-sm font-bold text-key-ink underline underline-offset-4"
      onClick={({ currentTarget }) => {
        focusFirstAnswer(currentTarget);
        onTakeBack();
      }}
    >
      <VisuallyHidden>{`${what}の回答を`}</VisuallyHidden>
      取り消す
    </button>
  );
}
