import './popups.css';
import { Dialog } from '@hidamari/ui/dialog';
import { PopupButtons, type PopupProps } from './popup-buttons.tsx';
import { PopupPicture } from './popup-picture.tsx';
import { headingOf, textOf } from './shown-popup.ts';

/** A pop-up that comes at once: a dialog like all others (G81). Closing it is no answer. */
export function PopupDialog({ shown, onPress, onClose }: PopupProps & { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={headingOf(shown)}
      actions={<PopupButtons shown={shown} onPress={onPress} />}
    >
      <PopupPicture shown={shown} />
      <p>{textOf(shown)}</p>
    </Dialog>
  );
}
