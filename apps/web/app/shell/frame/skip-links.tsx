import { SkipLink } from '@hidamari/ui/skip-link';
import {
  BAR_BUTTON_ID,
  FLOATING_BUTTON_ID,
  type FloatingButton,
} from '../../parts/consultation/use-floating-button.ts';

const TO_BUTTON = '「相談する」のボタンへ進む';

/**
 * Past the menus to the content, and, where there is one, to the button that leads to people (G124): in wide windows the
 * one in the margin, on phones the bar's.
 */
export function SkipLinks({ button }: { button: FloatingButton }) {
  return (
    <>
      <SkipLink />
      {button.isThere && !button.isHidden ? (
        <>
          <span className="hidden ml:contents">
            <SkipLink to={FLOATING_BUTTON_ID} isInView>
              {TO_BUTTON}
            </SkipLink>
          </span>
          <span className="ml:hidden">
            <SkipLink to={BAR_BUTTON_ID} isInView>
              {TO_BUTTON}
            </SkipLink>
          </span>
        </>
      ) : null}
    </>
  );
}
