import { chatOffered } from '@hidamari/domain/access';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageData } from '../page-data.ts';
import { useConsultationPanel } from './panel-state.tsx';

const KEY = 'chatplus';

/**
 * Whether a chat is offered here (G19): to members of a variant with chat, off the excluded paths; never for a concierge
 * in a member's place (G42). `chatplus=open` in the address opens it once and is taken out (G91). The built-in chat loads
 * nothing from outside; an outside one asks for agreement once it is open.
 */
export function useChat(): { isOffered: boolean } {
  const { member, variant } = usePageData();
  const { openChat } = useConsultationPanel();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOffered = !member?.acting && chatOffered({ pathname, variant, isLoggedIn: member !== null });
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
