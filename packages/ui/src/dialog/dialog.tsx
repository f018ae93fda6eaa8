import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';

/**
 * dialog: a question in the middle (from below on phones). sheet: from below on every width, for tools.
 * panel: a sheet on phones, at the right side from 67em.
 */
export type DialogShape = 'dialog' | 'sheet' | 'panel';

export type DialogProps = {
  isOpen: boolean;
  /** Asked for by the closing word, Esc and, for sheets and panels, a press on the dimmed page. */
  onClose: () => void;
  /** Names the dialog and stands at its top. For a deletion it names the thing: 「この記録を削除しますか」. */
  title: string;
  shape?: DialogShape;
  /** Under the title, inside the head: the state of the line, a count. */
  underTitle?: ReactNode;
  /** Buttons at the foot, which stay in view while the rest scrolls. */
  actions?: ReactNode;
  /** A wait that must be answered (idle log-out) has no closing word; Esc still asks onClose. */
  closeHidden?: boolean;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: the page behind is inert, the focus stays inside, Esc closes, and the focus
 * returns to what opened it. Closed, it renders nothing of its content.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, shape = 'dialog', underTitle, actions, closeHidden, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the dimmed page is an extra way; Esc is the keyboard's.
    <dialog
      ref={element}
      className="ui-dialog"
      data-shape={shape}
      aria-labelledby={isOpen ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (shape !== 'dialog' && event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className="ui-dialog-frame">
          <header>
            <div>
              <h2 id={titleId}>{title}</h2>
              {underTitle}
            </div>
            {closeHidden ? null : <IconButton icon="close" name="閉じる" onClick={onClose} />}
          </header>
          <div className="ui-dialog-body">{children}</div>
          {actions ? <div className="ui-dialog-actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
