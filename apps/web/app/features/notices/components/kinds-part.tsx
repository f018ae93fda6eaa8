import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SwitchRow } from '@hidamari/ui/switch-row';
import type { NoticeChoices } from '../notice-choices.ts';
import { ChoiceFault } from './choice-fault.tsx';
import { NoticesPart } from './notices-part.tsx';
import type { PartProps } from './part-props.ts';

interface Kind {
  name: Exclude<keyof NoticeChoices, 'notice_channel' | 'are_prompts_held' | 'is_shown_log_articles'>;
  label: string;
  note: string;
}

/** What a notice may tell of (G135): off unless chosen, but for replies. */
const KINDS: readonly Kind[] = [
  {
    name: 'is_told_of_replies',
    label: 'お返事が届いたとき',
    note: '相談のお返事と、まとめ、相談員からのコメントです。',
  },
  {
    name: 'is_told_of_next_visit',
    label: '次の予定の前の日',
    note: '「次の診察」に書いた日の前の日、夕方6時にお送りします。',
  },
  {
    name: 'is_told_of_check_in',
    label: '月に一度のふり返り',
    note: '30日のあいだ記録がないときに、一度だけ、朝10時にお送りします。',
  },
  {
    name: 'accepts_info_delivery',
    label: '新しいお知らせ・イベント',
    note: '窓口からのご案内です。お送りしてよいという同意として、日付を残します。',
  },
];

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
      <ChoiceFault {...fault} of={KINDS.map(({ name }) => name)} />
      <Card>
        {KINDS.map(({ name, label, note }) => (
          <SwitchRow
            key={name}
            label={label}
            note={note}
            checked={choices[name]}
            disabled={isReadOnly}
            onChange={(isOn) => choose({ [name]: isOn })}
          />
        ))}
      </Card>
      <p className="text-sm">
        電話やチャットの相談のあとに、アンケートのお願いを一度お送りすることがあります。いらないときは、「お知らせを控える」を選んでください。
      </p>
    </NoticesPart>
  );
}
