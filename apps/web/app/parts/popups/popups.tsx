import type { PopupButton } from '@hidamari/domain/popups';
import { popupShape } from '@hidamari/domain/popups';
import { PopupCard } from './popup-card.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { headingOf, textOf } from './popup-words.ts';
import { usePopup } from './use-popup.ts';

/** Asks for the pop-up of this page view and shows it, once at most (G76, G81). @param path without query and ids. */
export function Popups({ path }: { path: string }) {
  const { shown, close, press } = usePopup(path);
  const shape = shown && popupShape(shown.popup);
  const pressed = (button: PopupButton) => {
    press(button);
    // A way to another screen closes it by arriving there; until then it stands, in case the connection is gone.
    if (button.link === undefined || button.isExternal) close();
  };
  const props = shown && { shown, onClose: close, onPress: pressed };
  return (
    <>
      {/* There before it has anything to say: a dialog tells of itself by taking the focus. */}
      <p role="status" className="ui-visually-hidden">
        {shown && shape === 'card'
          ? `画面の下に、ご案内が出ました。${headingOf(shown)}。${textOf(shown)}`
          : null}
      </p>
      {props && shape === 'dialog' ? <PopupDialog {...props} /> : null}
      {props && shape === 'card' ? <PopupCard {...props} /> : null}
    </>
  );
}
