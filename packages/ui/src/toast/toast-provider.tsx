import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Toast } from './toast.tsx';

/** A short word that something is done. What must be read is not a toast but a notice on the page. */
export type ToastMessage = {
  text: string;
  /** One way to undo or follow up: 「取り消す」. */
  action?: { label: string; onPress: () => void };
};

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast. Outside a provider nothing happens, so that a part can be rendered alone. */
export const useToast = (): ShowToast => useContext(ToastContext);

/**
 * Holds the toasts of a page. The region stands from the start, because a listener hears only what is added to a
 * region that was there already. `children` is the whole application.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { key: number })[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    lastKey.current += 1;
    const key = lastKey.current;
    // A second toast with the same words replaces the first: pressing twice is not two pieces of news.
    setToasts((shown) => [...shown.filter(({ text }) => text !== message.text), { ...message, key }]);
  }, []);
  const drop = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  const list = useMemo(
    () => toasts.map(({ key, ...message }) => <Toast key={key} {...message} onClose={() => drop(key)} />),
    [toasts, drop],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className="ui-toasts" role="status" data-print="hide">
        {list}
      </div>
    </ToastContext>
  );
}
