import { startChips } from '@hidamari/ui/chips-in-view';
import { LinkProvider } from '@hidamari/ui/link';
import { WhyPartsFail } from '@hidamari/ui/part-failed';
import { ToastProvider } from '@hidamari/ui/toast';
import { type ReactNode, useEffect } from 'react';
import { useIsDocument } from '../../document/document-parts.ts';
import { ConsultationPanelProvider } from '../../parts/consultation/panel-state.tsx';
import { watchPictures } from '../../parts/content/broken-pictures.ts';
import { ViewedPage } from '../../parts/viewed/viewed-page.tsx';
import { Arrival } from '../arrival.tsx';
import { ArrivalToast } from '../arrival-toast.tsx';
import { ClosedDaysProvider } from '../closed-days/closed-days.tsx';
import { useMaintenanceWords } from '../data/maintenance-words.ts';
import { takeAccessToken } from '../data/tab-session.ts';
import { startCopyButtons, startPrintButtons } from '../document-buttons.ts';
import { afterEarlyInput } from '../forms/early-input.ts';
import { IdleWatchLater } from '../idle/idle-watch-later.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import type { PageData } from '../page-data.ts';
import { startPageDialogs } from '../page-dialogs.ts';
import { setPageInstant } from '../portal-clock/index.ts';
import { startReadingControls } from '../reading-controls.ts';
import { useSaveReadingSettings } from '../save-reading-settings.ts';
import { followSectionLink } from '../scrolling.ts';
import { useJapaneseFont } from '../use-japanese-font.ts';
import { useRouteEntryCheck } from '../use-route-entry-check.ts';

/**
 * What every page may lean on: routed links, toasts, the closed days, the panel's
 * state, the member's token, the entry check, the watch over an unused session, the focus after a navigation.
 * Nothing of it comes alive in a document.
 */
export function PortalProviders({ page, children }: { page: PageData; children: ReactNode }) {
  if (useIsDocument()) return <ConsultationPanelProvider>{children}</ConsultationPanelProvider>;
  return <ApplicationProviders page={page}>{children}</ApplicationProviders>;
}

function ApplicationProviders({ page, children }: { page: PageData; children: ReactNode }) {
  const { member, renderedAt, isShared } = page;
  // Before anything asks what time it is.
  setPageInstant(renderedAt, isShared);
  // Before the first query runs, and never on the server: a module there is shared by everybody.
  if (member && typeof window !== 'undefined') takeAccessToken(member);
  useRouteEntryCheck(page);
  useJapaneseFont();
  useSaveReadingSettings(member !== null);
  const why = useMaintenanceWords();
  useEffect(startPageControls, []);
  return (
    <LinkProvider component={PageLink}>
      <ToastProvider>
        <Navigation isVisitor={member === null} />
        <Arrival />
        <ArrivalToast />
        <ClosedDaysProvider page={page}>
          <WhyPartsFail value={why}>
            <ConsultationPanelProvider>{children}</ConsultationPanelProvider>
          </WhyPartsFail>
        </ClosedDaysProvider>
        <IdleWatchLater member={member} />
        <ViewedPage />
      </ToastProvider>
    </LinkProvider>
  );
}

/** What listens for the whole page, once what was done before it came alive has been told. Answers how to stop. */
function startPageControls(): () => void {
  const stops = [startPageDialogs(), startCopyButtons(), startPrintButtons(), startChips(), watchPictures()];
  document.addEventListener('click', followSectionLink);
  stops.push(
    () => document.removeEventListener('click', followSectionLink),
    afterEarlyInput(() => stops.push(startReadingControls())),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
