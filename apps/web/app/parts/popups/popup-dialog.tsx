import './popups.css';
import { Dialog } from '@hidamari/ui/dialog';
import { PopupPicture } from './popup-picture.tsx';
import { type PopupProps, PopupWays } from './popup-ways.tsx';
import { headingOf, textOf } from './shown-popup.ts';

/** A pop-up that comes at once: a dialog like all others (G81). Closing it is no answer. */
export function PopupDialog({ shown, onPress, onClose }: PopupProps & { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={headingOf(shown)}
      actions={<PopupWays shown={shown} onPress={onPress} />}
    >
      <PopupPicture shown={shown} />
      <p>{textOf(shown)}</p>
    </Dialog>
  );
}
