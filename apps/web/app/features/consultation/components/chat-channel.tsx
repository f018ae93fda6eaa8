import { OUTSIDE_CHAT } from '@hidamari/domain/consultations';
import { contactLinks } from '@hidamari/domain/navigation';
import { ButtonLink } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { MouseEvent } from 'react';
import { useChatPress } from '../../../parts/consultation/use-chat.ts';
import { whenAnsweredText } from '../../../parts/conversation/member/promise-text.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { WhenLoggedIn, WhenLoggedOut } from '../../../shell/sections.tsx';
import { useMailPromise } from '../../../shell/use-mail-promise.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** The chat's address, for members; a visitor who follows it logs in on the way (G91). */
function useChatAddress(): string | null {
  const { variant } = usePageData();
  return contactLinks(variant, { isLoggedIn: true }).find(({ channel }) => channel === 'chat')?.href ?? null;
}

/** チャットで相談する (G89, G126): where `#chat` leads, on variants with a chat. */
export function ChatChannel() {
  const desk = useSupportDesk();
  const mailPromise = useMailPromise(desk.variant);
  return (
    <>
      <SectionHeading id="chat-heading">チャットで相談する</SectionHeading>
      <p className="mt-4 mb-6">
        声に出しにくいことも、相談員と文字でやりとりできます。お答えするのは、いつも相談員です。機械がお答えすることはありません。
      </p>
      <DefinitionList
        items={[
          { term: '受付時間', description: desk.hours },
          { term: 'お返事', description: whenAnsweredText(desk, mailPromise) },
        ]}
      />
      <WhenLoggedIn>
        <ForMember />
      </WhenLoggedIn>
      <WhenLoggedOut>
        <ForVisitor />
      </WhenLoggedOut>
    </>
  );
}

/** Opens over this page, as the panel opens it: the built-in chat, or the outside one where it is configured. */
function ForMember() {
  const { outsideChat, member } = usePageData();
  const address = useChatAddress();
  const press = useChatPress();
  if (member?.acting) return <p className="mt-4">チャットは、会員ご本人が使えます。</p>;
  return (
    <>
      <p className="mt-4 mb-6">
        {outsideChat === null
          ? 'やりとりは「相談したこと」に残り、あとから読み返せます。'
          : `チャットは「${OUTSIDE_CHAT.service}」でつながります。ひらく前に、何がどこに送られるかをお見せします。`}
      </p>
      {address === null ? null : (
        <ButtonLink href={address} kind="plain" width="full" icon="chat" {...(press && { onClick: press })}>
          チャットをひらく
        </ButtonLink>
      )}
    </>
  );
}

/** The server notes where a visitor was going and asks for the log-in; the chat opens after it. */
function askServer(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

function ForVisitor() {
  const address = useChatAddress();
  return (
    <>
      <p className="mt-4 mb-6">チャットは会員の方が使えます。書くには、ログインが必要です。</p>
      {address === null ? null : (
        <ButtonLink href={address} kind="plain" width="full" icon="chat" onClick={askServer}>
          ログインして、チャットをひらく
        </ButtonLink>
      )}
    </>
  );
}
