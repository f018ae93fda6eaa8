import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { pageContext } from '../../../page-context.ts';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useToday } from '../../../shell/use-today.ts';
import { LogForm } from '../components/form/log-form.tsx';
import { loadCallFacts, startLoadingCallFacts } from '../contact-threshold-queries.ts';
import { blankLogForm } from '../log-form/log-form-values.ts';
import type { Route } from './+types/treatment-log-new';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The card of the member's hospital comes with the form, so that it speaks without a line too (G75). */
export async function loader({ context }: Route.LoaderArgs) {
  const client = createQueryClient();
  await loadCallFacts(client, context.get(pageContext));
  return { state: dehydrate(client) };
}

export async function clientLoader() {
  startLoadingCallFacts();
  return { state: null };
}

/** 治療ログをつける (U-T03). The day is today until another one is chosen. */
export default function TreatmentLogNew({ loaderData }: Route.ComponentProps) {
  const today = useToday();
  const [values] = useState(() => blankLogForm(today));
  return (
    <HydrationBoundary state={loaderData.state}>
      <Container width="mid" className="pb-10">
        <LogForm
          title="記録をつける"
          back={{ href: screenHref('/treatment-logs'), label: '治療ログへ戻る' }}
          start={{ values, origin: null }}
        />
      </Container>
    </HydrationBoundary>
  );
}
