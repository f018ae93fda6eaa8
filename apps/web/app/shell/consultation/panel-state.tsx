import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** What of the consultation stands over the page: the panel with every way, or the chat. */
type Shown = 'nothing' | 'panel' | 'chat';

interface PanelState {
  isOpen: boolean;
  isChatOpen: boolean;
  open(): void;
  openChat(): void;
  close(): void;
}

const Panel = createContext<PanelState | null>(null);

/** Holds whether panel or chat is open; the floating button is hidden while one is (specification section 4). */
export function ConsultationPanelProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Shown>('nothing');
  const state = useMemo(
    () => ({
      isOpen: shown === 'panel',
      isChatOpen: shown === 'chat',
      open: () => show('panel'),
      openChat: () => show('chat'),
      close: () => show('nothing'),
    }),
    [shown],
  );
  return <Panel value={state}>{children}</Panel>;
}

/** The state of panel and chat, for whatever opens or closes them. */
export function useConsultationPanel(): PanelState {
  const state = useContext(Panel);
  if (!state) throw new Error('The consultation panel is used outside its provider.');
  return state;
}
