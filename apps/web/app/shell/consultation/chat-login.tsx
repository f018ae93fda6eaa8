import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useLocation } from 'react-router';
import { EmergencyBesideChat } from './emergency-beside-chat.tsx';
import { addressWithChat } from './use-chat.ts';

/**
 * In place of a chat that was asked for while nobody is logged in: why it does not open, and the login that leads back here
 * with the chat open (G91, decision 0073).
 */
export default function ChatLogin({ onClose }: { onClose: () => void }) {
  const back = addressWithChat(useLocation());
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="チャットは、ログインすると開けます"
      actions={
        <ButtonLink href={screenHref('/login', null, { return_to: back })} width="full" size="large">
          ログインして、チャットを開く
        </ButtonLink>
      }
    >
      <p>
        ログインの時間が終わったか、まだログインしていません。ログインすると、この画面に戻って、チャットが開きます。
      </p>
      <EmergencyBesideChat />
    </Dialog>
  );
}
