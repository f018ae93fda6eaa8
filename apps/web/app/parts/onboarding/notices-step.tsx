import type { NoticeSettings } from '@hidamari/contract/members';
import { VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { useState } from 'react';
import { useLinePlaces } from '../line/use-line-places.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

type Channel = NoticeSettings['notice_channel'];

function channelsFor({ email, member_type: type }: StepProps['user'], hasLine: boolean) {
  const { showLine } = VARIANTS[variantOfMember(type)];
  return [
    { value: 'mail', label: 'メールで受け取る', ...(email !== null && { note: email }) },
    // Not on a portal without LINE, nor for an organisation's people (specification section 6).
    ...(showLine && hasLine ? [{ value: 'line', label: 'LINEで受け取る', note: 'あとで連携できます' }] : []),
    { value: 'none', label: '受け取らない', note: 'サイトを開いたときに確かめます' },
  ];
}

/** Step 3: how to hear that somebody has answered. No notice carries a word about an illness (G22, G135). */
export function NoticesStep({ user, onward, isBusy, onBack, onDone }: StepProps) {
  const hasLine = useLinePlaces() !== null;
  const [channel, setChannel] = useState<Channel>(user.notice_channel);
  return (
    <StepFrame
      onward={onward}
      isBusy={isBusy}
      {...(onBack && { onBack })}
      onSend={() => onDone({ settings: { notice_channel: channel } })}
    >
      <p className="ui-meta">
        ご相談のお返事が届いたときなどに使います。お知らせに、病気の言葉は書きません。夜8時から朝8時までは送りません。
        くわしくは、あとで「アカウント」の「お知らせの受け取り」で選べます。
      </p>
      <RadioPicks
        name="notice_channel"
        label="お知らせの受け取り方"
        need="optional"
        options={channelsFor(user, hasLine)}
        value={channel}
        onChange={(event) => setChannel(event.target.value as Channel)}
      />
    </StepFrame>
  );
}
