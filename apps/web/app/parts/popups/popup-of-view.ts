/**
 * What became of the pop-up of the page view one is in. `unknown`: the server has not been heard. `coming`: it waits for its
 * moment. A page view begins with each path that is opened, and ends when another one is.
 */
export type PopupOfView = 'unknown' | 'none' | 'coming' | 'shown';

interface View {
  popup: PopupOfView;
  /** Another prompt has come in it: no pop-up does any more. */
  isTaken: boolean;
}

const AT_FIRST: View = { popup: 'unknown', isTaken: false };

let view = AT_FIRST;
const listeners = new Set<() => void>();

function set(next: View): void {
  view = next;
  for (const listener of listeners) listener();
}

/** Written by the watch over pop-ups alone. */
export const popupView = {
  read: () => view,
  tellOf: (popup: PopupOfView) => set({ ...view, popup }),
  begin: () => set(AT_FIRST),
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Takes this page view for another prompt: true where no pop-up has come or is to come in it, and then none does. For the
 * promotion of LINE, which never stands in the page view of a pop-up (G20).
 */
export function claimThisView(): boolean {
  if (view.popup === 'none') set({ ...view, isTaken: true });
  return view.isTaken;
}

/** Waits until it is known that no pop-up comes in this page view, for whatever must not come beside one. */
export function untilNoPopup(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (view.popup !== 'none') return;
      stop();
      resolve();
    };
    const stop = popupView.listen(look);
    signal.addEventListener('abort', stop);
    look();
  });
}
