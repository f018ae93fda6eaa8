import { browserSilence, type PlaceOnPage, type PopupButton, popupShape } from '@hidamari/domain/popups';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isDialogOpen } from '../../shell/page-dialogs.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { useConsultationPanel } from '../consultation/panel-state.tsx';
import { popupShownAt, rememberPopupShown } from './device-memory.ts';
import { wantsFewerPrompts } from './fewer-prompts.ts';
import { followPage } from './follow-page.ts';
import { PopupCard } from './popup-card.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { popupView } from './popup-of-view.ts';
import { askPopup, popupReports } from './popup-reports.ts';
import { createPopupRun } from './popup-run.ts';
import { headingOf, onPopupNews, type ShownPopup, textOf } from './shown-popup.ts';

function placeOnPage(): PlaceOnPage {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { pageHeight: scrollHeight, viewportHeight: clientHeight, scrollTop: window.scrollY };
}

/** What of the browser keeps the pop-up of this page view away, now (G20). Nobody acts for the member here: popups-later.tsx. */
const silenceNow = (isConsulting: boolean) =>
  browserSilence(
    {
      pathname: window.location.pathname,
      userAgent: navigator.userAgent,
      isActing: false,
      wantsFewerPrompts: wantsFewerPrompts(),
      shownAt: popupShownAt(),
      isConsulting,
      isTaken: popupView.read().isTaken,
      isCovered: isDialogOpen(),
      isHidden: document.hidden,
    },
    portalNow().getTime(),
  );

/** For the run, which asks of it whenever it looks. */
function useHasConsulted(): Readonly<RefObject<boolean>> {
  const { hasConsulted } = useConsultationPanel();
  const known = useRef(hasConsulted);
  useEffect(() => {
    known.current = hasConsulted;
  }, [hasConsulted]);
  return known;
}

/**
 * The pop-up of the page view that begins with this component: what stands, how it is closed, and what becomes of it.
 * @param path without query and ids (G144).
 */
function usePopup(path: string) {
  const [shown, setShown] = useState<ShownPopup | null>(null);
  const reports = useRef<ReturnType<typeof popupReports> | null>(null);
  const hasConsulted = useHasConsulted();
  useEffect(() => {
    const asking = new AbortController();
    popupView.begin();
    const run = createPopupRun({
      ask: () => askPopup(path, asking.signal),
      silence: () => silenceNow(hasConsulted.current),
      place: placeOnPage,
      onChange(state, popup) {
        popupView.tellOf(state);
        if (popup === null) return;
        rememberPopupShown(portalNow().getTime());
        reports.current = popupReports(popup);
        void reports.current.shown();
        setShown(popup);
      },
    });
    const ends = [followPage(run.look), onPopupNews(run.ask)];
    void run.ask();
    return () => {
      for (const end of ends) end();
      run.end();
      asking.abort();
      popupView.begin();
    };
  }, [path, hasConsulted]);
  return {
    shown,
    close: () => setShown(null),
    press: (button: PopupButton) => void reports.current?.pressed(button),
  };
}

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
