import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type ShownToast, type ToastMessage, withRoom } from './shown-toasts.ts';
import { newToastTime, Toast } from './toast.tsx';

type ShowToast = (message: ToastMessage) => void;

/** Takes a region in; answers what takes it out again. */
type AddPlace = (region: HTMLElement | null) => () => void;

const ToastContext = createContext<ShowToast>(() => {});
const PlaceContext = createContext<AddPlace>(() => () => {});

/** Shows a toast. Outside a provider nothing happens, so that a part can be rendered alone. */
export const useToast = (): ShowToast => useContext(ToastContext);

/**
 * The region for toasts inside a modal dialog. All else on the page lies under the dialog and is inert, so while a
 * dialog is open its region shows the toasts, those that were there before too; of several, the newest dialog's.
 */
export function ToastPlace() {
  return <div className="ui-toasts" role="status" data-print="hide" ref={useContext(PlaceContext)} />;
}

/** A region of a dialog of the page stands there also while that is closed: then nobody sees it. */
const isSeen = (region: HTMLElement) => region.closest('dialog')?.open !== false;

/** Of the regions that are seen: the newest dialog's, whatever came after it in the page below. */
function placeFor(regions: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = regions.filter(isSeen);
  return seen.filter((region) => region.closest('dialog') !== null).at(-1) ?? seen.at(-1);
}

/** Draws anew whenever a dialog of the page opens or closes, of which only the browser knows. */
function useDialogsOfPage(): void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const listening = new AbortController();
    // Neither of them rises: they are heard on their way down.
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('toggle', drawAnew, options);
    document.addEventListener('close', drawAnew, options);
    return () => listening.abort();
  }, []);
}

/**
 * Holds the toasts of a page. The region stands from the start, because a listener hears only what is added to a
 * region that was there already. `children` is the whole application.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    lastKey.current += 1;
    const key = lastKey.current;
    // A second toast with the same words replaces the first: pressing twice is not two pieces of news.
    setToasts((shown) => [
      ...withRoom(shown.filter(({ text }) => text !== message.text)),
      { ...message, key, time: newToastTime() },
    ]);
  }, []);
  const drop = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  const addPlace = useCallback<AddPlace>((region) => {
    if (region) setPlaces((all) => [...all, region]);
    return () => setPlaces((all) => all.filter((place) => place !== region));
  }, []);
  const list = useMemo(
    () => toasts.map(({ key, ...message }) => <Toast key={key} {...message} onClose={() => drop(key)} />),
    [toasts, drop],
  );
  useDialogsOfPage();
  const place = placeFor(places);
  return (
    <ToastContext value={show}>
      <PlaceContext value={addPlace}>{children}</PlaceContext>
      <div className="ui-toasts" role="status" data-print="hide">
        {place ? null : list}
      </div>
      {place ? createPortal(list, place) : null}
    </ToastContext>
  );
}
