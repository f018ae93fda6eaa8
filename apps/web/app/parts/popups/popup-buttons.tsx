import type { PopupButton } from '@hidamari/domain/popups';
import { Button, type ButtonKind, ButtonLink } from '@hidamari/ui/button';
import { LineMark } from '@hidamari/ui/line-mark';
import { buttonHref, type ShownPopup } from './shown-popup.ts';

export interface PopupProps {
  shown: ShownPopup;
  onPress: (button: PopupButton) => void;
}

/** The two colours of the specification as our buttons. */
const KINDS: Readonly<Record<PopupButton['colour'], ButtonKind>> = { blue: 'key', white: 'plain' };
/** A ground of its own, in place of the colour's: a way to LINE is never key-coloured nor green (ui 16). */
const GROUNDS: Readonly<Record<NonNullable<PopupButton['bgColor']>, ButtonKind>> = { line: 'plain' };

const kindOf = ({ colour, bgColor }: PopupButton): ButtonKind =>
  bgColor === undefined ? KINDS[colour] : GROUNDS[bgColor];

function Words({ button: { type, label, additionalLabel, isExternal } }: { button: PopupButton }) {
  return (
    <span className="popup-way">
      {type === 'line' ? <LineMark /> : null}
      <span>
        <span>{label}</span>
        {additionalLabel === undefined ? null : <small>（{additionalLabel}）</small>}
        {isExternal ? <span className="ui-external">（別ウィンドウで開きます）</span> : null}
      </span>
    </span>
  );
}

function Way({ button, shown, onPress }: PopupProps & { button: PopupButton }) {
  const href = buttonHref(button, shown);
  const press = () => onPress(button);
  const kind = kindOf(button);
  const words = <Words button={button} />;
  if (href === undefined) {
    return (
      <Button kind={kind} width="full" onClick={press}>
        {words}
      </Button>
    );
  }
  if (!button.isExternal) {
    return (
      <ButtonLink href={href} kind={kind} width="full" onClick={press}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <a
      className="ui-button"
      data-kind={kind}
      data-width="full"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={press}
    >
      {words}
    </a>
  );
}

/** The buttons at the foot of a pop-up, in the order of its table. */
export function PopupButtons({ shown, onPress }: PopupProps) {
  return shown.popup.buttons.map((button) => (
    <Way key={button.dataGtm} button={button} shown={shown} onPress={onPress} />
  ));
}
