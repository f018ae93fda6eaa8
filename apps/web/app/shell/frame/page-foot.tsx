import './page-foot.css';
import type { ReactNode } from 'react';
import { PAGE_FOOT_ID } from '../page-foot-id.ts';

/**
 * Whatever keeps to the window's lower edge, one above the other: a card that came by itself, short news, the bar. Each is
 * as wide as the window, so nothing is covered in part; together they are the last thing of the page, so its end can
 * always be read above them (decision 0077). Nothing of it is measured: it sticks, and takes its own room.
 */
export function PageFoot({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_FOOT_ID} className="page-foot" data-print="hide">
      {children}
    </div>
  );
}
