import type { NoticeSettings } from '@hidamari/contract/members';
import { isReady } from '@hidamari/domain/screens';
import { VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { useState } from 'react';
import { StepFrame, type StepProps } from './step-frame.tsx';

type Channel = NoticeSettings['notice_channel'];

function channelsFor({ email, member_type: type }: StepProps['user']) {
  const { showLine } = VARIANTS[variantOfMember(type)];
  return [
    { value: 'mail', label: 'メールで受け取る', ...(email !== null && { note: email }) },
    // Linking comes with its own screens; until then it is not offered (decision 0006).
    ...(showLine && isReady('/line/session')
      ? [{ value: 'line', label: 'LINEで受け取る', note: 'あとで連携できます' }]
      : []),
    { value: 'none', label: '受け取らない', note: 'サイトを開いたときに確かめます' },
  ];
}

/** Step 3: how to hear that somebody has answered. No notice carries a word about an illness (G22, G135). */
export function NoticesStep({ user, onward, isBusy, onBack, onDone }: StepProps) {
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
        options={channelsFor(user)}
        value={channel}
        onChange={(event) => setChannel(event.target.value as Channel)}
      />
    </StepFrame>
  );
}
