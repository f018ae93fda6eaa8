import { chatOffered } from '@hidamari/domain/access';
import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageData } from '../page-data.ts';
import { useConsultationPanel } from './panel-state.tsx';

const KEY = 'chatplus';

/**
 * Whether a chat is offered here (G19): to members of a variant with chat, off the excluded paths; never for a concierge
 * in a member's place (G42).
 */
function useIsChatOffered(): boolean {
  const { member, variant } = usePageData();
  const { pathname } = useLocation();
  return !member?.acting && chatOffered({ pathname, variant, isLoggedIn: member !== null });
}

/** The address of a page over which the chat opens at once. */
export function addressWithChat({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(KEY, 'open');
  return `${pathname}?${query}`;
}

/**
 * The chat of this page. `chatplus=open` in the address opens it once and is taken out (G91). The built-in chat loads
 * nothing from outside; an outside one asks for agreement once it is open.
 */
export function useChat(): { isOffered: boolean } {
  const { openChat } = useConsultationPanel();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOffered = useIsChatOffered();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get(KEY) !== 'open') return;
    query.delete(KEY);
    const rest = query.toString();
    navigate(
      { pathname, search: rest === '' ? '' : `?${rest}`, hash },
      { replace: true, preventScrollReset: true },
    );
    if (isOffered) openChat();
  }, [search, pathname, hash, navigate, isOffered, openChat]);
  return { isOffered };
}

/**
 * For a link to the chat: opens it over this page. Undefined where none is offered here, and the link's own address
 * counts; without a script it counts everywhere.
 */
export function useChatPress(): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  const { openChat } = useConsultationPanel();
  const isOffered = useIsChatOffered();
  if (!isOffered) return undefined;
  return (event) => {
    event.preventDefault();
    openChat();
  };
}
