import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/index.ts';
import { ToastPlace } from '../toast/index.ts';
import type { DialogShape } from './dialog.tsx';

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
