import { OUTSIDE_CHAT } from '@hidamari/domain/consultations';
import { CONSULTATION_PATH } from '@hidamari/domain/navigation';
import { Button } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Icon } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { useSupportDesk } from '../../shell/use-support-desk.ts';
import { ChatEmergencyLine } from './emergency-section.tsx';

/** What is sent outside, to whom and what for, before any of it happens (G148). */
export function OutsideChatConsent({ onAgree, onLeave }: { onAgree: () => void; onLeave: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>
        {`チャットは、${OUTSIDE_CHAT.recipient}のサービス「${OUTSIDE_CHAT.service}」でつながります。ひらくと、つぎの情報が同社に送られます。`}
      </p>
      <DefinitionList
        items={[
          { term: '送られるもの', description: OUTSIDE_CHAT.sent },
          { term: '送る先', description: OUTSIDE_CHAT.recipient },
          { term: '目的', description: OUTSIDE_CHAT.purpose },
        ]}
      />
      <p>{OUTSIDE_CHAT.notSent}同意しなくても、お電話で相談できます。</p>
      <div className="grid gap-3">
        <Button width="full" onClick={onAgree}>
          同意して、チャットをひらく
        </Button>
        <Button kind="plain" width="full" onClick={onLeave}>
          ひらかない
        </Button>
      </div>
      <OtherWays onLeave={onLeave} />
      <ChatEmergencyLine />
    </div>
  );
}

/** The service does not answer, or something on the device keeps it away: nothing is lost, and the telephone is there. */
export function OutsideChatFailed({ onTryAgain, onLeave }: { onTryAgain: () => void; onLeave: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="caution" title="いま、チャットにつながりません" live>
        <p>お手数ですが、お電話か、ほかの方法でご相談ください。少し待つと、つながることもあります。</p>
      </Notice>
      <OtherWays onLeave={onLeave} />
      <Button kind="plain" width="full" icon="refresh" onClick={onTryAgain}>
        もう一度つないでみる
      </Button>
      <ChatEmergencyLine />
    </div>
  );
}

function OtherWays({ onLeave }: { onLeave: () => void }) {
  const { number } = useSupportDesk();
  return (
    <div className="grid justify-items-start gap-2">
      <TelephoneLink number={number} size="normal" />
      <Link href={CONSULTATION_PATH} className="ui-more-link" onClick={onLeave}>
        ほかの相談のしかたを見る
        <Icon name="right" size={20} />
      </Link>
    </div>
  );
}
