import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { ToastPlace } from '../toast/index.ts';

/**
 * dialog: a question in the middle (from below on phones). sheet: from below on every width, for tools.
 * panel: a sheet on phones, at the right side from 67em.
 */
export type DialogShape = 'dialog' | 'sheet' | 'panel';

export type DialogProps = {
  isOpen: boolean;
  /**
   * Asked for by the closing word, a close request (Esc, the back gesture of Android) and, for sheets and panels, a press
   * on the dimmed page. The browser or the application may have closed it already: it then has to become so here.
   */
  onClose: () => void;
  /** Names the dialog and stands at its top. For a deletion it names the thing: 「この記録を削除しますか」. */
  title: string;
  shape?: DialogShape;
  /** Under the title, inside the head: the state of the line, a count. */
  underTitle?: ReactNode;
  /** Buttons at the foot, which stay in view while the rest scrolls. */
  actions?: ReactNode;
  /** Several steps in one dialog: at each new title the focus and the reading begin at the title again. */
  hasSteps?: boolean;
  /** A wait that must be answered (idle log-out) has no closing word; Esc still asks onClose. */
  closeHidden?: boolean;
  /** It comes by itself and cannot wait: its body is read out with its title. */
  isAlert?: boolean;
  children: ReactNode;
};

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** True while a content is longer than its place and holds nothing to walk to: the keyboard then stops at it itself. */
function useIsStop(content: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!isOpen || !element) return;
    const look = () => setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [content, isOpen]);
  return isStop;
}

/**
 * The browser's own modal dialog: the page behind is inert, the focus stays inside, a close request closes, and the focus
 * returns to what opened it. Closed, it renders nothing of its content.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, shape = 'dialog', underTitle, actions, children } = props;
  const { hasSteps, closeHidden, isAlert } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  // A dialog that is taken away while it stands open would keep the focus from where it came.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isBodyStop = useIsStop(body, isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is what begins a step.
  useLayoutEffect(() => {
    if (!isOpen || !hasSteps) return;
    heading.current?.focus();
    body.current?.scrollTo({ top: 0 });
  }, [isOpen, hasSteps, title]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the dimmed page is an extra way; Esc is the keyboard's.
    <dialog
      ref={element}
      className="ui-dialog"
      data-shape={shape}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={isOpen ? titleId : undefined}
      aria-describedby={isOpen && isAlert ? bodyId : undefined}
      onCancel={(event) => {
        // A file field inside that was given up says the same, and so, to React, does a dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Closed from outside: by the browser, as it may when Esc is pressed again, or since the page changed below it.
        // The event comes late: look once more.
        if (isOpen && !currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (shape !== 'dialog' && event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className="ui-dialog-frame">
          <div className="ui-dialog-head">
            <div>
              <h2 id={titleId} ref={heading} tabIndex={hasSteps ? -1 : undefined}>
                {title}
              </h2>
              {underTitle}
            </div>
            {closeHidden ? null : <IconButton icon="close" name="閉じる" onClick={onClose} />}
          </div>
          <div
            className="ui-dialog-body"
            id={bodyId}
            ref={body}
            {...(isBodyStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            {children}
          </div>
          {actions ? <div className="ui-dialog-actions">{actions}</div> : null}
        </div>
      ) : null}
      {isOpen ? <ToastPlace /> : null}
    </dialog>
  );
}
