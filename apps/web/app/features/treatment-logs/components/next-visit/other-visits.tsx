import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { daysUntilWords, VISIT_PASSED_TEXT, VISIT_STATUSES } from '@hidamari/domain/next-visits';
import { optionLabel } from '@hidamari/domain/option-sets';
import { ButtonLink } from '@hidamari/ui/button';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pageApi } from '../../../../shell/data/page-api.ts';
import { useToday } from '../../../../shell/use-today.ts';
import { nextVisitsQuery } from '../../next-visit/next-visit-queries.ts';
import { visitHref, type WantedVisit } from '../../next-visit/visit-address.ts';
import { visitMoment, visitPlace } from '../../next-visit/visit-words.ts';

/** Below the form: the member's other visits, planned and past, and the way to a further one. */
export function OtherVisits({ wanted }: { wanted: WantedVisit }) {
  const { data } = useQuery(nextVisitsQuery(pageApi()));
  if (!data) return null;
  const { next, later, past } = data;
  const shownId = typeof wanted === 'object' ? wanted.id : wanted === 'nearest' ? next?.id : undefined;
  const planned = [...(next ? [next] : []), ...later].filter(({ id }) => id !== shownId);
  const earlier = past.filter(({ id }) => id !== shownId);
  return (
    <div className="grid gap-10 pt-6">
      <VisitList title="ほかの予定" visits={planned} />
      <VisitList title="これまでの診察" visits={earlier} />
      {next !== null && wanted !== 'new' ? (
        <div>
          <ButtonLink kind="plain" icon="plus" href={visitHref('new')}>
            別の診察の予定を書く
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function VisitList({ title, visits }: { title: string; visits: readonly NextVisit[] }) {
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
