import './notices-page.css';
import type { CurrentUser } from '@hidamari/contract/members';
import { Notice } from '@hidamari/ui/notice';
import { BereavementPart } from '../../../parts/bereavement/bereavement-part.tsx';
import { LineCard } from '../../../parts/line/line-card.tsx';
import { FewerPromptsSwitch } from '../../../parts/popups/fewer-prompts-switch.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useNoticeChoices } from '../use-notice-choices.ts';
import { ChannelPart } from './channel-part.tsx';
import { HoldPart } from './hold-part.tsx';
import { KindsPart } from './kinds-part.tsx';
import { LogArticlesPart } from './log-articles-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { QuietPart } from './quiet-part.tsx';

/** Everything that is chosen about notices, from where they go to not hearing anything for a while. */
export function NoticesPage({ user }: { user: CurrentUser }) {
  const isReadOnly = Boolean(usePageData().member?.acting);
  const part = { ...useNoticeChoices(user), user, isReadOnly };
  return (
    <div className="notices-page grid grid-cols-1 gap-10">
      {isReadOnly ? <Notice>お知らせの受け取り方は、ご本人だけが変えられます。</Notice> : null}
      <ChannelPart {...part} />
      <LineCard />
      <KindsPart {...part} />
      <QuietPart />
      <LogArticlesPart {...part} />
      <HoldPart {...part} />
      <BereavementPart user={user} />
      <NoticesPart id="device" title="この端末のこと">
        <FewerPromptsSwitch />
      </NoticesPart>
    </div>
  );
}
