import type { CurrentUser } from '@hidamari/contract/members';
import { Notice } from '@hidamari/ui/notice';
import { usePageData } from '../../../shell/page-data.ts';
import { useNoticeChoices } from '../use-notice-choices.ts';
import { ChannelPart } from './channel-part.tsx';
import { HoldPart } from './hold-part.tsx';
import { KindsPart } from './kinds-part.tsx';
import { QuietPart } from './quiet-part.tsx';

/** Everything that is chosen about notices, from where they go to not hearing anything for a while. */
export function NoticesPage({ user }: { user: CurrentUser }) {
  const isReadOnly = Boolean(usePageData().member?.acting);
  const part = { ...useNoticeChoices(user), user, isReadOnly };
  return (
    <div className="grid grid-cols-1 gap-10">
      {isReadOnly ? <Notice>お知らせの受け取り方は、ご本人だけが変えられます。</Notice> : null}
      <ChannelPart {...part} />
      <KindsPart {...part} />
      <QuietPart />
      <HoldPart {...part} />
      {/* Here stands the part for whoever has lost somebody (G149), id="bereavement". */}
      {/* Here stands the part of this device's own: no pop-ups on it, id="device". */}
    </div>
  );
}
