import { CHOSEN_NOTICES } from '@hidamari/domain/notices';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SwitchRow } from '@hidamari/ui/switch-row';
import { ChoiceFault } from './choice-fault.tsx';
import { NoticesPart } from './notices-part.tsx';
import type { PartProps } from './part-props.ts';

function Standstill({ choices }: Pick<PartProps, 'choices'>) {
  if (choices.notice_channel === 'none') {
    return (
      <Notice tone="plain">
        「受け取らない」を選んでいるため、いまはどれも届きません。選んだことは残ります。
      </Notice>
    );
  }
  if (!choices.are_prompts_held) return null;
  return <Notice tone="plain">控えているあいだに届くのは、お返事だけです。選んだことは残ります。</Notice>;
}

/** Of what a member wants to hear. */
export function KindsPart({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesPart id="kinds" title="受け取るお知らせ">
      <Standstill choices={choices} />
      <ChoiceFault {...fault} of={CHOSEN_NOTICES.map(({ wish }) => wish)} />
      <Card>
        {CHOSEN_NOTICES.map(({ wish, label, note }) => (
          <SwitchRow
            key={wish}
            label={label}
            note={note}
            checked={choices[wish]}
            disabled={isReadOnly}
            onChange={(isOn) => choose({ [wish]: isOn })}
          />
        ))}
      </Card>
      <p className="text-sm">
        電話やチャットの相談のあとに、アンケートのお願いを一度お送りすることがあります。いらないときは、「お知らせを控える」を選んでください。
      </p>
    </NoticesPart>
  );
}
