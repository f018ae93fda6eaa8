import { CONSULTATION_BOUNDARY_TEXT, EMERGENCY } from '@hidamari/domain/emergency';
import { CONSULTATION_PATH, contactLinks } from '@hidamari/domain/navigation';
import { VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import type { CallLink } from '@hidamari/ui/call-box';
import { ConsultationButton } from '@hidamari/ui/consultation-button';
import { ConsultationPanel } from '@hidamari/ui/consultation-panel';
import { Dialog } from '@hidamari/ui/dialog';
import type { IconName } from '@hidamari/ui/icon';
import { OpenNowLine } from '@hidamari/ui/open-now-line';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useEffect } from 'react';
import { useClosedDaysNews } from '../../shell/closed-days/closed-days.tsx';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';
import { LatePart, lateComponent } from '../../shell/late-part.tsx';
import { usePageData } from '../../shell/page-data.ts';
import { useSupportDesk } from '../../shell/use-support-desk.ts';
import { useLinePlaces } from '../line/use-line-places.ts';
import { useConsultationPanel } from './panel-state.tsx';
import { useChat, useChatPress } from './use-chat.ts';
import { useConsultationOffered } from './use-consultation-offered.ts';
import { useDeskLinks } from './use-desk-links.ts';
import { FLOATING_BUTTON_ID, type FloatingButton } from './use-floating-button.ts';

/** Brought when somebody opens the chat: no other page carries it. */
const CHAT_SHEET = lateComponent(() => import('./chat-sheet.tsx'));
/** The same, of the outside chat; where one is configured, the built-in one is never asked for. */
const OUTSIDE_CHAT = lateComponent(() => import('./outside-chat.tsx'));
/** Brought when the panel is opened. */
const CALL_MEMO = lateComponent(() => import('./call-memo.tsx'));
/** The same, of a member and while somebody can be reached. */
const TALK_NUMBER = lateComponent(() => import('./talk-number.tsx'));

const CAN =
  'お話をうかがい、困りごとを整理します。病院での聞き方や質問の準備を手伝い、利用できる制度や窓口をご案内します。';

/**
 * The ways beside what the box with the number offers at this hour. The chat opens over this page where it is offered here; else its address does. LINE is
 * among them only where there is one.
 */
function useWays(offered: readonly CallLink[]) {
  const { variant, member } = usePageData();
  const onChat = useChatPress();
  const hasLine = useLinePlaces() !== null;
  return contactLinks(variant, { isLoggedIn: member !== null })
    .filter(({ channel }) => channel !== 'line' || hasLine)
    .filter(({ channel }) => !offered.some(({ id }) => id === channel))
    .map(({ channel, label, note, href, icon }) => ({
      id: channel,
      title: label,
      note,
      href,
      icon: icon as IconName,
      ...(channel === 'chat' && onChat && { onClick: onChat }),
    }));
}

function Memo() {
  const wait = <Skeleton shape="lines" count={1} what="メモ" />;
  return <LatePart of={CALL_MEMO} props={{ isFolded: true }} what="メモ" wait={wait} />;
}

/** Its place is kept while it comes: the ways below it do not move. */
function OwnTalkNumber() {
  const wait = <Skeleton shape="lines" count={4} what="お話し番号" />;
  return <LatePart of={TALK_NUMBER} props={{}} what="お話し番号" wait={wait} />;
}

function Chat({ onLeave }: { onLeave: () => void }) {
  const { outsideChat, member } = usePageData();
  const place = { what: 'チャット', wait: <Skeleton shape="lines" count={4} what="ご相談" /> };
  return outsideChat === null || member === null ? (
    <LatePart of={CHAT_SHEET} props={{ onLeave }} {...place} />
  ) : (
    <LatePart of={OUTSIDE_CHAT} props={{ address: outsideChat, onLeave }} {...place} />
  );
}

/**
 * The floating button and its panel (specification sections 2.5, 4 and 6). A visitor's press leads to the
 * consultation page, a member's opens the panel; the button is hidden while the panel is open. Both are there by one rule.
 */
export function PortalConsultation({ button }: { button: FloatingButton }) {
  const { member } = usePageData();
  const desk = useSupportDesk();
  const panel = useConsultationPanel();
  const isOffered = useConsultationOffered();
  const { look } = useClosedDaysNews();
  const isShown = panel.isOpen || panel.isChatOpen;
  useEffect(() => {
    if (isShown) look();
  }, [isShown, look]);
  const chat = useChat();
  const callWays = useDeskLinks(desk);
  const ways = useWays(callWays);
  // Number and memo are the member's alone: a concierge in the member's place has no use for them (G42).
  const isOwn = member !== null && !member.acting;
  const openForMember = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    panel.open();
  };
  return (
    <>
      {button.isThere ? (
        <ConsultationButton
          id={FLOATING_BUTTON_ID}
          href={CONSULTATION_PATH}
          stateWord={desk.offer.buttonWord}
          isOpen={desk.isOpen}
          isHidden={button.isHidden}
          {...(member && { onClick: openForMember })}
        />
      ) : null}
      {isOffered ? (
        <ConsultationPanel
          isOpen={panel.isOpen}
          onClose={panel.close}
          number={desk.number}
          openNow={desk.openNow}
          lines={[desk.cost, desk.hours, ...(desk.hasVoiceGuide && desk.isOpen ? [VOICE_GUIDE_TEXT] : [])]}
          callWays={callWays}
          {...(isOwn && { memo: <Memo /> })}
          {...(isOwn && desk.isOpen && { talkNumber: <OwnTalkNumber /> })}
          ways={ways}
          can={CAN}
          cannot={CONSULTATION_BOUNDARY_TEXT}
          emergency={{ title: EMERGENCY.heading, ...EMERGENCY_NOTE }}
        />
      ) : null}
      {chat === 'open' || panel.isChatOpen ? (
        <Dialog
          isOpen={panel.isChatOpen}
          onClose={panel.close}
          title="チャットで相談する"
          shape="panel"
          underTitle={<OpenNowLine {...desk.openNow} size="small" />}
        >
          {panel.isChatOpen ? <Chat onLeave={panel.close} /> : null}
        </Dialog>
      ) : null}
    </>
  );
}
