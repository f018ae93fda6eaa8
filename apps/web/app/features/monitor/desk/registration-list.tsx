import type { DeskMonitorRegistration } from '@hidamari/contract/monitor';
import { MONITOR_STATE_LABELS, MONITOR_STATES, type MonitorState } from '@hidamari/domain/monitor';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { ShownCount } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { usePartQuery } from '../../../shell/data/use-part-query.ts';
import { useStill } from '../../../shell/use-still.ts';
import { type DeskView, deskRegistrationsQuery } from '../monitor-queries.ts';
import { RegistrationRow } from './registration-row.tsx';

const hrefOf = (state: MonitorState, page = 1) =>
  screenHref('/desk/monitor-registrations', null, {
    ...(state === 'requested' ? {} : { view: state }),
    ...(page === 1 ? {} : { page: String(page) }),
  });

/** The registrations of one state (G87): who waits longest first, of the others the newest. */
export function RegistrationList({ view }: { view: DeskView }) {
  const query = useQuery(deskRegistrationsQuery(pageApi(), view));
  const found = useStill(query.data, hrefOf(view.state, view.page));
  const part = usePartQuery(query, 'main h1');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Chips name="登録をしぼりこむ">
        {MONITOR_STATES.map((state) => (
          <ChipLink key={state} href={hrefOf(state)} current={view.state === state}>
            {MONITOR_STATE_LABELS[state]}
          </ChipLink>
        ))}
      </Chips>
      {found ? (
        <Rows rows={found.data} view={view} total={found.meta.total} size={found.meta.per_page} />
      ) : part.hasFailed ? (
        <PartFailed what="登録" {...part.again} />
      ) : (
        <Skeleton shape="cards" count={2} what="登録" />
      )}
    </div>
  );
}

interface RowsProps {
  rows: readonly DeskMonitorRegistration[];
  view: DeskView;
  total: number;
  size: number;
}

function Rows({ rows, view: { state, page }, total, size }: RowsProps) {
  if (rows.length === 0)
    return (
      <p>{`「${MONITOR_STATE_LABELS[state]}」の方は、${page === 1 ? 'いま' : 'このページに'}いません。`}</p>
    );
  const start = (page - 1) * size;
  return (
    <>
      <ShownCount total={total} from={start + 1} to={start + rows.length} />
      <ul className="grid grid-cols-1 gap-3">
        {rows.map((row) => (
          <li key={row.id}>
            <RegistrationRow row={row} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {page > 1 ? (
          <ButtonLink kind="plain" href={hrefOf(state, page - 1)}>
            前のページ
          </ButtonLink>
        ) : null}
        {start + rows.length < total ? (
          <ButtonLink kind="plain" href={hrefOf(state, page + 1)}>
            次のページ
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
