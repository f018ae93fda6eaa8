import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface PanelState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const Panel = createContext<PanelState | null>(null);

/** Holds whether the consultation panel is open; the floating button is hidden while it is (specification section 4). */
export function ConsultationPanelProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const state = useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen]);
  return <Panel value={state}>{children}</Panel>;
}

/** The consultation panel's state, for whatever opens or closes it. */
export function useConsultationPanel(): PanelState {
  const state = useContext(Panel);
  if (!state) throw new Error('The consultation panel is used outside its provider.');
  return state;
}
