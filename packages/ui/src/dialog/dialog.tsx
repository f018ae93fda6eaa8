import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.ts';
import { ToastPlace } from '../toast/index.ts';

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
  /** Several steps in one dialog: at each new title the focus and the reading begin at the title again. */
  hasSteps?: boolean;
  /** A wait that must be answered (idle log-out) has no closing word; Esc still asks onClose. */
  closeHidden?: boolean;
  /** It comes by itself and cannot wait: its body is read out with its title. */
  isAlert?: boolean;
  children: ReactNode;
};

/** Told of each dialog that opens, with what asks it to close; answers what to call once it is closed. */
export type WatchDialog = (close: () => void) => () => void;

/** Lets the application know of the open dialogs below it, to close them by the browser's back button. */
export const DialogWatcher = createContext<WatchDialog | null>(null);

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
 * The browser's own modal dialog: the page behind is inert, the focus stays inside, Esc closes, and the focus
 * returns to what opened it. Closed, it renders nothing of its content.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, shape = 'dialog', underTitle, actions, children } = props;
  const { hasSteps, closeHidden, isAlert } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const watch = useContext(DialogWatcher);
  const close = useRef(onClose);
  close.current = onClose;
  // At once: the application compares what it is told with where the history stands at this moment.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
    return isOpen ? watch?.(() => close.current()) : undefined;
  }, [isOpen, watch]);
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
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // The browser closed it by itself, as it may when Esc is pressed again. The event comes late: look once more.
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
