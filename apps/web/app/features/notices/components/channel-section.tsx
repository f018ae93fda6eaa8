import type { CurrentUser } from '@hidamari/contract/members';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { useQuery } from '@tanstack/react-query';
import { lineLinkQuery } from '../../../parts/line/line-link-query.ts';
import { LineNotReached } from '../../../parts/line/line-reach.tsx';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import type { NoticeChoices } from '../notice-choices.ts';
import type { PartProps } from './notices-section.tsx';
import { ChoiceFault, NoticesSection } from './notices-section.tsx';

type Channel = NoticeChoices['notice_channel'];

/** LINE is offered where the variant has it, and where it can be linked or is already (section 6). */
function useHasLine({ member_type: type, line_user_id: line }: CurrentUser): boolean {
  const isSetUp = useLinePlaces() !== null;
  return VARIANTS[variantOfMember(type)].showLine && (line !== null || isSetUp);
}

function channelsFor(user: CurrentUser, hasLine: boolean) {
  const lineNote = user.line_user_id === null ? 'まだ連携していません' : '連携しています';
  return [
    { value: 'mail', label: 'メール', note: user.email ?? 'メールアドレスは、まだありません' },
    ...(hasLine ? [{ value: 'line', label: 'LINE', note: lineNote }] : []),
    { value: 'none', label: '受け取らない', note: 'お返事は、サイトを開いたときに確かめられます' },
  ];
}

/** What stands in the way of the channel that is chosen, and how to mend it. */
function ChannelHint({ user, channel, hasLine }: { user: CurrentUser; channel: Channel; hasLine: boolean }) {
  if (channel === 'mail' && user.email === null) {
    return (
      <Notice tone="caution">
        <p>メールアドレスがないため、いまは何も届きません。</p>
        <MoreLink href={`${screenHref('/account/security')}#means`}>メールアドレスを登録する</MoreLink>
      </Notice>
    );
  }
  if (!hasLine || channel !== 'line') return null;
  if (user.line_user_id !== null) return <LineHint email={user.email} />;
  return (
    <Notice tone="plain">
      <p>
        {user.email === null
          ? 'LINEとまだ連携していないため、いまは何も届きません。'
          : 'LINEとまだ連携していないため、連携が終わるまでは、メールでお送りします。'}
      </p>
    </Notice>
  );
}

/** Linked, and nothing arrives there: told where the way is chosen too. */
function LineHint({ email }: Pick<CurrentUser, 'email'>) {
  const { data: link } = useQuery(lineLinkQuery(pageApi()));
  if (link?.is_friend !== false) return null;
  return <LineNotReached goBy={email === null ? null : 'mail'} />;
}

/** Where notices go (G22 step 3). */
export function ChannelSection({ user, choices, choose, isReadOnly, ...fault }: PartProps) {
  const hasLine = useHasLine(user);
  return (
    <NoticesSection id="channel" title="受け取り方">
      <RadioPicks
        name="notice_channel"
        label="どこでお知らせを受け取りますか"
        options={channelsFor(user, hasLine).map((option) => ({ ...option, disabled: isReadOnly }))}
        value={choices.notice_channel}
        onChange={(event) => choose({ notice_channel: event.target.value as Channel })}
      />
      <ChoiceFault {...fault} of={['notice_channel']} />
      <ChannelHint user={user} channel={choices.notice_channel} hasLine={hasLine} />
    </NoticesSection>
  );
}
