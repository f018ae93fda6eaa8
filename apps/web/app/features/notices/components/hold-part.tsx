import { Card } from '@hidamari/ui/card';
import { SwitchRow } from '@hidamari/ui/switch-row';
import { ChoiceFault } from './choice-fault.tsx';
import { NoticesPart } from './notices-part.tsx';
import type { PartProps } from './part-props.ts';

/** 「お知らせを控える」: everything that comes of our own accord, silent with one press (G20, decision 0064). */
export function HoldPart({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesPart
      id="hold"
      title="しばらく静かにする"
      lead="つらいとき、いまは見たくないときに。いつでも元に戻せて、選んだことは残ります。"
    >
      <ChoiceFault {...fault} of={['are_prompts_held']} />
      <Card>
        <SwitchRow
          label="お知らせを控える"
          checked={choices.are_prompts_held}
          disabled={isReadOnly}
          onChange={(isOn) => choose({ are_prompts_held: isOn })}
        />
        <dl className="mt-1 grid gap-2 text-sm">
          <div>
            <dt className="font-bold">止まるもの</dt>
            <dd>
              画面に出るご案内、予定の前の日のお知らせ、月に一度のふり返り、新しいお知らせ・イベント、アンケートのお願い
            </dd>
          </div>
          <div>
            <dt className="font-bold">届くもの</dt>
            <dd>ご相談へのお返事と、お手続きや安全のためのご連絡</dd>
          </div>
        </dl>
      </Card>
    </NoticesPart>
  );
}
