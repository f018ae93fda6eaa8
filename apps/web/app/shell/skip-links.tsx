import { SkipLink } from '@hidamari/ui/skip-link';
import { FLOATING_BUTTON_ID, type FloatingButton } from './consultation/use-floating-button.ts';

/** Past the menus to the content, and, where there is one, to the button that leads to people (G124). */
export function SkipLinks({ button }: { button: FloatingButton }) {
  return (
    <>
      <SkipLink />
      {button.isThere && !button.isHidden ? (
        <SkipLink
          to={FLOATING_BUTTON_ID}
          onClick={(event) => {
            // It is in view already, or will be: nothing has to scroll.
            event.preventDefault();
            button.call();
          }}
        >
          「相談する」のボタンへ進む
        </SkipLink>
      ) : null}
    </>
  );
}
