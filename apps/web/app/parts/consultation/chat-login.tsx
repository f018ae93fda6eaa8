import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { useLocation } from 'react-router';
import { ChatEmergencyLine } from './emergency-section.tsx';
import { addressWithChat } from './use-chat.ts';

/**
 * In place of a chat that was asked for while nobody is logged in: why it does not open, and the login that leads back here
 * with the chat open (G91, decision 0073).
 */
export function ChatLogin() {
  const back = addressWithChat(useLocation());
  return (
    <div className="grid gap-4">
      <p className="[word-break:auto-phrase]">
        ログインの時間が終わったか、まだログインしていません。ログインすると、この画面に戻り、チャットが開きます。
      </p>
      <ButtonLink href={screenHref('/login', null, { return_to: back })} width="full" size="large">
        ログインして、チャットを開く
      </ButtonLink>
      <ChatEmergencyLine />
    </div>
  );
}
