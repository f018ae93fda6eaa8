import './outside-chat.css';
import { chatWidgetShown } from '@hidamari/domain/access';
import { OUTSIDE_CHAT } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import { useSupportDesk } from '../../shell/use-support-desk.ts';
import { ChatEmergencyLine } from './emergency-section.tsx';
import { OutsideChatConsent, OutsideChatFailed } from './outside-chat-notes.tsx';
import { useOutsideChat } from './use-outside-chat.ts';

/** What the service's own page may do; never lead this window away. */
const ALLOWED = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The outside chat where one is configured, in place of the built-in one (G19, decision 0044). It stands in a frame of
 * its own origin: its scripts see nothing of this page, and are given nothing of the member.
 */
export default function OutsideChat({ address, onLeave }: { address: string; onLeave(): void }) {
  const { pathname } = useLocation();
  const { variant, member } = usePageData();
  const { state, agree, takeBack, tryAgain } = useOutsideChat(address);
  const isShown = chatWidgetShown({
    pathname,
    variant,
    isLoggedIn: member !== null,
    isReady: state === 'ready',
    hasConsent: state !== 'asking',
  });
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  // What was pressed goes with its step: the focus stays in the window, where the next step stands.
  useEffect(() => {
    if (shown.current !== state && place.current) focusQuietly(place.current);
    shown.current = state;
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className="outside-chat">
      {isShown ? <ChatFrame address={address} onTakeBack={takeBack} /> : null}
      {state === 'asking' ? <OutsideChatConsent onAgree={agree} onLeave={onLeave} /> : null}
      {state === 'connecting' ? <Skeleton shape="lines" count={4} what="チャット" /> : null}
      {state === 'failed' ? <OutsideChatFailed onTryAgain={tryAgain} onLeave={onLeave} /> : null}
    </div>
  );
}

function ChatFrame({ address, onTakeBack }: { address: string; onTakeBack: () => void }) {
  const { number } = useSupportDesk();
  return (
    <>
      <iframe
        className="outside-chat-frame"
        title={`${OUTSIDE_CHAT.service}のチャット`}
        src={address}
        sandbox={ALLOWED}
        referrerPolicy="no-referrer"
      />
      <ChatEmergencyLine />
      <div className="grid gap-2">
        <p>チャットが出ないときは、お電話でご相談ください。</p>
        <TelephoneLink number={number} size="normal" />
      </div>
      <Button kind="plain" width="full" onClick={onTakeBack}>
        {`同意を取り消して、${OUTSIDE_CHAT.service}を閉じる`}
      </Button>
    </>
  );
}
