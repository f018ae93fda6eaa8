import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Illustration } from '@hidamari/ui/illustration';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { CheckInLater } from '../../../parts/check-in/check-in-later.tsx';
import { OwnButtonLink } from '../../../shell/page-links.tsx';
import type { MemberParts } from '../load-member-home.ts';

/** The ways to the record itself: a whole entry, which looks as `kind` says, and those of before. */
function LogWays({ kind }: { kind: 'key' | 'plain' }) {
  return (
    <div className="member-today-ways">
      <OwnButtonLink href={screenHref('/treatment-logs/new')} kind={kind} icon="pen">
        今日の記録を書く
      </OwnButtonLink>
      <ButtonLink href={screenHref('/treatment-logs')} kind="plain">
        これまでの記録を見る
      </ButtonLink>
    </div>
  );
}

const FOR_MEMBER = '一言だけでも、あとで診察や相談の役に立ちます。書きたくない日は、書かなくて大丈夫です。';
const FOR_CONCIERGE = '今日の記録は、会員ご本人が書けます。';

/** Where nothing can be tapped here: for a concierge, and for a member whose records are withheld. */
function TodayCard({ isOwn }: Pick<TodaySectionProps, 'isOwn'>) {
  return (
    <Card as="section" labelledBy="today-heading" className="member-today">
      <Illustration drawing="object-notebook" />
      <div>
        <SectionHeading id="today-heading" size="normal">
          今日のことを、書きとめておく
        </SectionHeading>
        <p>{isOwn ? FOR_MEMBER : FOR_CONCIERGE}</p>
        <LogWays kind="key" />
      </div>
    </Card>
  );
}

interface TodaySectionProps extends Pick<MemberParts, 'checkIn'> {
  /** The member themselves, and not a concierge in their place (G42). */
  isOwn: boolean;
}

/** 今日の一言 (G25): how today is, one tap each, and the way to write more. */
export function TodaySection({ checkIn, isOwn }: TodaySectionProps) {
  if (!isOwn || checkIn === 'withheld') return <TodayCard isOwn={isOwn} />;
  return (
    <div className="member-check-in">
      <CheckInLater checkIn={checkIn}>
        <LogWays kind="plain" />
      </CheckInLater>
    </div>
  );
}
