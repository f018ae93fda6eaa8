import {
  choosePopupEndpoint,
  type PopupChoice,
  recordPopupViewEndpoint,
  restrainPopupEndpoint,
} from '@hidamari/contract/popups';
import { isReportedOnPress, type PopupButton } from '@hidamari/domain/popups';
import { browserApi } from '../../shell/data/browser-api.ts';
import { reportPress } from '../../shell/outside-transmission/measurement-frame.ts';
import type { ShownPopup } from './shown-popup.ts';
import { announcePopupNews } from './shown-popup.ts';

/** The server's choice for a page. @param path without query and ids (G144). */
export async function askPopup(path: string, signal: AbortSignal): Promise<PopupChoice | null> {
  const query = { page_path: path };
  const answer = await browserApi().call(choosePopupEndpoint, { query }, { signal, isUnattended: true });
  return answer.data;
}

/**
 * Tells the server what became of one pop-up that is shown: one report after the other, so that it is put off after it was
 * shown. One that fails is worth no word and rejects nothing: the pop-up may come once more another day.
 */
export function popupReports({ popup, contents }: ShownPopup) {
  const body = { popup_id: popup.id, ...(contents && { contents_id: contents.contents_id }) };
  let last: Promise<void> = Promise.resolve();
  const inTurn = (send: () => Promise<unknown>): Promise<void> => {
    last = last.then(send).then(
      () => undefined,
      () => undefined,
    );
    return last;
  };
  const viewed = (isUnattended: boolean) =>
    inTurn(async () => {
      await browserApi().call(recordPopupViewEndpoint, { body }, { isUnattended, outlivesPage: true });
      announcePopupNews();
    });
  const restrained = () =>
    inTurn(() =>
      browserApi().call(restrainPopupEndpoint, { body: { popup_id: popup.id } }, { outlivesPage: true }),
    );
  return {
    async shown(): Promise<void> {
      if (!isReportedOnPress(popup.id)) await viewed(true);
    },
    /** Closing it in any other way tells nothing: that is no answer. */
    async pressed({ isPopupRestraintFlag, link, dataGtm }: PopupButton): Promise<void> {
      reportPress(dataGtm);
      if (isPopupRestraintFlag) await restrained();
      else if (link !== undefined && isReportedOnPress(popup.id)) await viewed(false);
    },
  };
}
