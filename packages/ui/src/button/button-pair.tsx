import type { ReactElement } from 'react';

/**
 * The way back and the way on at the end of a form. `back` comes first in the order of reading and tabbing and
 * stands left where there is room; on a phone the way on is above, under the thumb.
 */
export function ButtonPair({ back, onward }: { back: ReactElement; onward: ReactElement }) {
  return (
    <div className="ui-button-pair">
      {back}
      {onward}
    </div>
  );
}
