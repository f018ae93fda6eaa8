import type { StaffMe } from '@hidamari/contract/staff';
import { ACCESS_KINDS } from '@hidamari/domain/access-records';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';

/** What the signed-in person did last. */
export function RecentActs({ acts }: { acts: StaffMe['recent_acts'] }) {
  return (
    <Card as="section" tone="sunk" labelledBy="recent-acts">
      <div className="grid gap-4">
        <SectionHeading size="small" id="recent-acts">
          最近したこと
        </SectionHeading>
        {acts.length === 0 ? (
          <p>まだ何もありません。</p>
        ) : (
          <ul className="grid">
            {acts.map(({ id, at, kind, member }) => (
              <li key={id} className="grid gap-0.5 border-t border-line py-3 leading-snug">
                <span className="ui-meta ui-num">{`${formatJapaneseDate(at.slice(0, 10))} ${at.slice(11, 16)}`}</span>
                <span>{`${ACCESS_KINDS[kind]}${member === null ? '' : `（${member}）`}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
