import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { daysUntilWords, VISIT_PASSED_TEXT, VISIT_STATUSES } from '@hidamari/domain/next-visits';
import { optionLabel } from '@hidamari/domain/option-sets';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useId } from 'react';
import { useToday } from '../../../../shell/use-now.ts';
import { visitHref } from '../../next-visit/visit-address.ts';
import { visitMoment, visitPlace } from '../../next-visit/visit-words.ts';

/** Visits under a heading, each leading to its form; nothing where there is none. */
export function VisitList({ title, visits }: { title: string; visits: readonly NextVisit[] }) {
  const id = useId();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <SectionHeading size="normal" id={id}>
        {title}
      </SectionHeading>
      <LinkRows>
        {visits.map((visit) => (
          <LinkRow
            key={visit.id}
            href={visitHref({ id: visit.id })}
            title={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="ui-num">{visitMoment(visit)}</span>
                <VisitTag visit={visit} />
              </span>
            }
            note={visitPlace(visit) || undefined}
          />
        ))}
      </LinkRows>
    </section>
  );
}

function VisitTag({ visit: { visit_date, status } }: { visit: NextVisit }) {
  const today = useToday();
  if (status !== 'planned') return <Tag>{optionLabel(VISIT_STATUSES, status)}</Tag>;
  const until = daysUntilWords({ visitDay: visit_date, today });
  return until ? <Tag>{until}</Tag> : <Tag tone="caution">{VISIT_PASSED_TEXT}</Tag>;
}
