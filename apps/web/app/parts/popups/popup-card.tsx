import './popups.css';
import { IconButton } from '@hidamari/ui/button';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { giveFocusBack } from './focus-given-back.ts';
import { keepFocusInTheClear } from './focus-in-the-clear.ts';
import { PopupButtons, type PopupProps } from './popup-buttons.tsx';
import { PopupPicture } from './popup-picture.tsx';
import { headingOf, textOf } from './shown-popup.ts';

/**
 * A pop-up that comes while somebody reads: a sheet at the window's lower edge, above the bar
 * (decision 0077). It is no dialog: the page goes on, the focus stays where it is, and nothing closes it but the person (G81).
 */
export function PopupCard({ shown, onPress, onClose }: PopupProps & { onClose: () => void }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useFocusInTheClear(card);
  useFocusGivenBack(card, onClose);
  const category = shown.contents?.category_name;
  return (
    <aside ref={card} className="popup-card" aria-labelledby={titleId} data-print="hide">
      <div className="popup-card-head">
        <PopupPicture shown={shown} />
        <div className="popup-card-words">
          <h2 id={titleId}>{headingOf(shown)}</h2>
          {category ? <p className="ui-meta">{category}</p> : null}
        </div>
        <IconButton icon="close" name="閉じる" onClick={onClose} />
      </div>
      <p>{textOf(shown)}</p>
      <div className="popup-card-ways">
        <PopupButtons shown={shown} onPress={onPress} />
      </div>
    </aside>
  );
}

/** Keeps the focus in the clear (`keepFocusInTheClear`) while a box is drawn. */
function useFocusInTheClear(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current ? keepFocusInTheClear(box.current) : undefined), [box]);
}

/** Gives the focus back (`giveFocusBack`) while a box is drawn. */
function useFocusGivenBack(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (box.current ? giveFocusBack(box.current, () => close.current()) : undefined), [box]);
}
