import { ButtonLink } from '@hidamari/ui/button';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/page-api.ts';
import { nextVisitsQuery } from '../../next-visit/next-visit-queries.ts';
import { visitHref, type WantedVisit } from '../../next-visit/visit-address.ts';
import { PastVisits } from './past-visits.tsx';
import { VisitList } from './visit-list.tsx';

/** Below the form: the member's other visits, planned and past, and the way to a further one. */
export function OtherVisits({ wanted }: { wanted: WantedVisit }) {
  const { data } = useQuery(nextVisitsQuery(pageApi()));
  if (!data) return null;
  const { next, later } = data;
  const shownId = typeof wanted === 'object' ? wanted.id : wanted === 'nearest' ? next?.id : undefined;
  const planned = [...(next ? [next] : []), ...later].filter(({ id }) => id !== shownId);
  return (
    <div className="grid gap-10 pt-6">
      <VisitList title="ほかの予定" visits={planned} />
      <PastVisits first={data} shownId={shownId} />
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
