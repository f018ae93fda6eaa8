import './notices-page.css';
import type { CurrentUser } from '@hidamari/contract/members';
import { CHOSEN_NOTICES } from '@hidamari/domain/notices';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SwitchRow } from '@hidamari/ui/switch-row';
import { BereavementSection } from '../../../parts/bereavement/bereavement-section.tsx';
import { LineCard } from '../../../parts/line/line-card.tsx';
import { FewerPromptsSwitch } from '../../../parts/popups/fewer-prompts-switch.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useNoticeChoices } from '../use-notice-choices.ts';
import { ChannelSection } from './channel-section.tsx';
import type { PartProps } from './notices-section.tsx';
import { ChoiceFault, NoticesSection } from './notices-section.tsx';
import { QuietSection } from './quiet-section.tsx';

/** Everything that is chosen about notices, from where they go to not hearing anything for a while. */
export function NoticesPage({ user }: { user: CurrentUser }) {
  const isReadOnly = Boolean(usePageData().member?.acting);
  const part = { ...useNoticeChoices(user), user, isReadOnly };
  return (
    <div className="notices-page grid grid-cols-1 gap-10">
      {isReadOnly ? <Notice>お知らせの受け取り方は、ご本人だけが変えられます。</Notice> : null}
      <ChannelSection {...part} />
      <LineCard />
      <KindsSection {...part} />
      <QuietSection />
      <LogArticlesSection {...part} />
      <HoldSection {...part} />
      <BereavementSection user={user} />
      <NoticesSection id="device" title="この端末のこと">
        <FewerPromptsSwitch />
      </NoticesSection>
    </div>
  );
}

/** Whether home offers articles on what the member's own records say. */
function LogArticlesSection({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesSection id="log-articles" title="ホームの案内">
      <ChoiceFault {...fault} of={['is_shown_log_articles']} />
      <Card>
        <SwitchRow
          label="記録に近い記事を出す"
          note="この2週間の治療ログに「強い」と書いた症状について、記事をホームに出します。"
          checked={choices.is_shown_log_articles}
          disabled={isReadOnly}
          onChange={(isOn) => choose({ is_shown_log_articles: isOn })}
        />
      </Card>
    </NoticesSection>
  );
}

/** 「お知らせを控える」: everything that comes of our own accord, silent with one press (G20, decision 0064). */
function HoldSection({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesSection
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
    </NoticesSection>
  );
}

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
function KindsSection({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesSection id="kinds" title="受け取るお知らせ">
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
    </NoticesSection>
  );
}
