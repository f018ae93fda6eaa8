import { memberOnlyScreen } from '@hidamari/domain/access';
import { screenHref } from '@hidamari/domain/screens';
import { useLocation } from 'react-router';
import { FaultContent } from './frame/fault-content.tsx';
import { usePageData } from './page-data.ts';

/**
 * True for a concierge in a member's place on a screen that is the member's alone (G42). The server refuses it too; here
 * it is known at once, whichever way led to the screen.
 */
export function useIsMembersOwn(): boolean {
  const { pathname } = useLocation();
  const { member } = usePageData();
  return member?.acting !== undefined && memberOnlyScreen(pathname) !== null;
}

/** In place of such a screen: what a supporter cannot do, and how the member does it. Read out on the telephone. */
export function MembersOwn() {
  const { pathname } = useLocation();
  const words = memberOnlyScreen(pathname);
  return (
    <FaultContent
      words={{
        title: 'この画面は、ご本人だけが使えます',
        paragraphs: [
          `${words?.act ?? 'この画面の操作'}は、担当者が代わりに行うことはできません。`,
          words?.own ?? '',
        ],
        actions: [
          { label: '会員のアカウントへ', href: screenHref('/account') },
          { label: '相談員の机へ', href: screenHref('/desk/members') },
        ],
        drawing: 'cover-letter',
      }}
    />
  );
}
