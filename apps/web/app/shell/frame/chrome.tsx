import { isDeskPath, routeGroups } from '@hidamari/domain/access';
import { matchScreen } from '@hidamari/domain/screens';
import { OfflineBar } from '@hidamari/ui/offline-bar';
import { MAIN_ID } from '@hidamari/ui/skip-link';
import { ToastPlace } from '@hidamari/ui/toast';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { PortalConsultation } from '../../parts/consultation/portal-consultation.tsx';
import { useFloatingButton } from '../../parts/consultation/use-floating-button.ts';
import { PopupsLater } from '../../parts/popups/popups-later.tsx';
import { ActingBanner } from '../acting-banner.tsx';
import { FaultBoundary } from '../fault-boundary.tsx';
import { MembersOwn, useIsMembersOwn } from '../members-own.tsx';
import { OutsideConsentLater } from '../outside-transmission/outside-consent-later.tsx';
import { PAGE_FOOT_ID } from '../page-foot-id.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { AuthHeader, ExitHeader, PortalBar, PortalFooter, PortalHeader } from './site-frame.tsx';
import { SkipLinks } from './skip-links.tsx';
import './chrome.css';

function Head({ isShort, wayOut }: { isShort: boolean; wayOut: string | null }) {
  if (isShort) return <AuthHeader />;
  return wayOut === null ? <PortalHeader /> : <ExitHeader wayOut={wayOut} />;
}

/** Of what nobody came for: where it fails, the page goes on without it. */
const nothing = () => null;

/** Told by a page that is no screen of the table, `export const handle = NO_CHROME`: nothing stands around it. */
export const NO_CHROME = { chrome: 'none' } as const;

function useHasNoChrome(pathname: string): boolean {
  const matches = useMatches();
  return (
    matchScreen(pathname)?.screen.chrome === 'none' || matches.some(({ handle }) => handle === NO_CHROME)
  );
}

/**
 * What stands around a page: skip links, header, main, consultation button, footer, bar. Auth pages carry a short
 * header, surveys one with their way out, focus pages no bar, and pages with chrome `none` nothing but themselves (specification section 2.5). On a
 * screen that is the member's alone a concierge reads why, whatever came of the page itself (G42).
 */
export function Chrome({ isFault = false, children }: { isFault?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const isOffline = useIsOffline();
  const { auth, focus } = routeGroups(pathname);
  const screen = matchScreen(pathname)?.screen;
  const chrome = screen?.chrome ?? 'full';
  const hasNoChrome = useHasNoChrome(pathname);
  const button = useFloatingButton();
  const isMembersOwn = useIsMembersOwn();
  const page = isMembersOwn ? <MembersOwn /> : children;
  // A screen of the desk stands in the desk's frame, which has a head and a main of its own.
  if (isDeskPath(pathname) && screen !== undefined && !isFault) return children;
  if (hasNoChrome) return <main id={MAIN_ID}>{page}</main>;
  const isShort = auth || chrome === 'auth';
  const hasBar = !isShort && !focus;
  return (
    <>
      <SkipLinks button={button} />
      <ActingBanner />
      <Head isShort={isShort} wayOut={isFault ? null : (screen?.wayOut ?? null)} />
      <OfflineBar isOffline={isOffline} />
      <main id={MAIN_ID} tabIndex={-1}>
        {page}
        <FaultBoundary fallback={nothing}>
          <PortalConsultation button={button} />
        </FaultBoundary>
      </main>
      {isFault ? null : (
        <FaultBoundary fallback={nothing}>
          <OutsideConsentLater />
        </FaultBoundary>
      )}
      <PortalFooter />
      <PageFoot>
        {isFault ? null : (
          <FaultBoundary fallback={nothing}>
            <PopupsLater />
          </FaultBoundary>
        )}
        <ToastPlace />
        {hasBar ? <PortalBar /> : null}
      </PageFoot>
    </>
  );
}

/**
 * Whatever keeps to the window's lower edge, one above the other: a card that came by itself, short news, the bar. Each is
 * as wide as the window, so nothing is covered in part; together they are the last thing of the page, so its end can
 * always be read above them (decision 0077). Nothing of it is measured: it sticks, and takes its own room.
 */
function PageFoot({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_FOOT_ID} className="page-foot" data-print="hide">
      {children}
    </div>
  );
}
