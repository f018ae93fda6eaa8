import { screenHref } from '@hidamari/domain/screens';
import { useLocation } from 'react-router';
import { addressWithChat } from '../../consultation/use-chat.ts';

/** The login that leads back to this page: with the chat open again where somebody wrote in it over the page. */
export function useSignInHref({ opensChat }: { opensChat: boolean }): string {
  const place = useLocation();
  const back = opensChat ? addressWithChat(place) : `${place.pathname}${place.search}${place.hash}`;
  return screenHref('/login', null, { return_to: back });
}
