import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/** What of the consultation stands over the page: the panel with every way, or the chat. */
type Shown = 'nothing' | 'panel' | 'chat';

interface PanelState {
  isOpen: boolean;
  isChatOpen: boolean;
  /** One of them stands over this page view, or stood there: whoever looks for a person is left in peace (G20). */
  hasConsulted: boolean;
  open(): void;
  openChat(): void;
  close(): void;
}

const Panel = createContext<PanelState | null>(null);

/** Whether something was opened on this path; another path is another page view, and the same one later is too. */
function useHasConsulted(shown: Shown): boolean {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isShown = shown !== 'nothing';
  useEffect(() => {
    if (isShown) setOpenedOn(pathname);
  }, [isShown, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when the path is left.
  useEffect(() => () => setOpenedOn(null), [pathname]);
  return isShown || openedOn === pathname;
}

/** Holds whether panel or chat is open; the floating button is hidden while one is (specification section 4). */
export function ConsultationPanelProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Shown>('nothing');
  const hasConsulted = useHasConsulted(shown);
  const state = useMemo(
    () => ({
      isOpen: shown === 'panel',
      isChatOpen: shown === 'chat',
      hasConsulted,
      open: () => show('panel'),
      openChat: () => show('chat'),
      close: () => show('nothing'),
    }),
    [shown, hasConsulted],
  );
  return <Panel value={state}>{children}</Panel>;
}

/** The state of panel and chat, for whatever opens or closes them. */
export function useConsultationPanel(): PanelState {
  const state = useContext(Panel);
  if (!state) throw new Error('The consultation panel is used outside its provider.');
  return state;
}
