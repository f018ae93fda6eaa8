import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { useState } from 'react';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LogOrWait } from '../components/details/log-or-wait.tsx';
import { LogForm } from '../components/form/log-form.tsx';
import { logFormOf } from '../log-form/log-form-values.ts';
import { loadLog, startLoadingLog } from '../log-page-data.ts';
import type { Route } from './+types/treatment-log-edit';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLog(context, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return startLoadingLog(params.id);
}

const TITLE = '記録を直す';

/** 治療ログを直す (U-T03). */
export default function TreatmentLogEdit({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <Container width="mid" className="pb-10">
        <LogOrWait id={params.id} title={TITLE}>
          {(log) => <EditForm key={log.id} log={log} />}
        </LogOrWait>
      </Container>
    </PageQueries>
  );
}

/** Starts from the log as it was when the page opened; a newer one that arrives meanwhile changes nothing here. */
function EditForm({ log }: { log: TreatmentLog }) {
  const [start] = useState(() => ({ values: logFormOf(log), origin: { id: log.id, version: log.version } }));
  return (
    <LogForm
      title={TITLE}
      back={{ href: screenHref('/treatment-logs/:id', { id: log.id }), label: '記録へ戻る' }}
      start={start}
    />
  );
}
