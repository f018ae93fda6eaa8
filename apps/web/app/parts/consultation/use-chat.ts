import { chatOffered } from '@hidamari/domain/access';
import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';
import { useConsultationPanel } from './panel-state.tsx';

const KEY = 'chatplus';

/**
 * Whether a chat is offered here (G19): to members of a variant with chat, off the excluded paths; never for a concierge
 * in a member's place (G42).
 */
function useIsChatOffered(): boolean {
  return useWayToChat() === 'open';
}

/** open: the chat. login: it would open here for a member, and nobody is logged in. */
type WayToChat = 'open' | 'login' | null;

function useWayToChat(): WayToChat {
  const { member, variant } = usePageData();
  const { pathname } = useLocation();
  if (member?.acting || !chatOffered({ pathname, variant, isLoggedIn: true })) return null;
  return member === null ? 'login' : 'open';
}

/** The address of a page over which the chat opens at once. */
export function addressWithChat({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(KEY, 'open');
  return `${pathname}?${query}`;
}

/**
 * The chat of this page. `chatplus=open` in the address opens it once and is taken out (G91); somebody whose login has ended
 * since, or who has none yet, is told so in its place. The built-in chat loads
 * nothing from outside; an outside one asks for agreement once it is open.
 */
export function useChat(): WayToChat {
  const { openChat } = useConsultationPanel();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const way = useWayToChat();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get(KEY) !== 'open') return;
    query.delete(KEY);
    const rest = query.toString();
    navigate(
      { pathname, search: rest === '' ? '' : `?${rest}`, hash },
      { replace: true, preventScrollReset: true },
    );
    if (way !== null) openChat();
  }, [search, pathname, hash, navigate, way, openChat]);
  return way;
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
