import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { type ReactNode, useId } from 'react';

/** One part of the form between hairlines: heading, one soft line, fields. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-8 border-b border-line py-10">
      <div className="grid gap-2">
        <SectionHeading size="normal" id={id}>
          {title}
        </SectionHeading>
        {hint ? <p className="ui-meta">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}

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

/** A save waits for the pictures on their way; whoever does not want to wait saves now, and they follow by themselves. */
export function ImagesAwaited({ onGoWithout }: { onGoWithout: () => void }) {
  return (
    <Notice tone="info" live>
      <p>画像と書類を送り終えたら、記録を保存します。</p>
      <div className="mt-3">
        <Button kind="plain" size="small" onClick={onGoWithout}>
          待たずに記録だけ保存する
        </Button>
      </div>
    </Notice>
  );
}
