import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { formatJapaneseDateTime, parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { pageContext } from '../../../page-context.ts';
import { FAULT_WORDS } from '../../../shell/fault-words.ts';
import { FaultContent } from '../../../shell/frame/fault-content.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import type { Route } from './+types/maintenance';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const { message, until } = await context.get(pageContext).api.call(readMaintenanceEndpoint, {});
  const end = until === undefined ? null : parseWireTimestamp(until);
  return { message, until: end === null ? null : formatJapaneseDateTime(end) };
}

/** /maintenance (G31): until when, whom to call meanwhile. */
export default function Maintenance({ loaderData: { message, until } }: Route.ComponentProps) {
  return (
    <FaultContent words={FAULT_WORDS.maintenance}>
      {until !== null ? <p>終了予定：{until}</p> : null}
      {message ? <p>{message}</p> : null}
    </FaultContent>
  );
}
