import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { dehydrate } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import {
  loadCallFacts,
  startLoadingCallFacts,
} from '../../../parts/contact-threshold/contact-threshold-queries.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { partOf } from '../../../shell/scrolling.ts';
import { useToday } from '../../../shell/use-now.ts';
import { LogForm } from '../components/form/log-form.tsx';
import { VisitOrWait } from '../components/next-visit/visit-or-wait.tsx';
import type { LogFormValues } from '../log-form/log-form-values.ts';
import { startingForm } from '../log-form/quick-entry.ts';
import { readLogOfVisit } from '../next-visit/visit-address.ts';
import { logFormOfVisit } from '../next-visit/visit-words.ts';
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

const TITLE = '記録をつける';

/** 治療ログをつける (U-T03). The day is today until another one is chosen, named by the address, or that of a visit. */
export default function TreatmentLogNew({ loaderData }: Route.ComponentProps) {
  const today = useToday();
  const [search] = useSearchParams();
  const visitId = readLogOfVisit(search);
  useFieldOfAddress();
  return (
    <PageQueries state={loaderData.state}>
      <Container width="mid" className="pb-10">
        {visitId === null ? (
          <NewLog values={() => startingForm(search, today)} />
        ) : (
          <VisitOrWait id={visitId} title={TITLE}>
            {(visit) => <NewLog key={visit.id} values={() => logFormOfVisit(visit, today)} />}
          </VisitOrWait>
        )}
      </Container>
    </PageQueries>
  );
}

function NewLog({ values: blank }: { values: () => LogFormValues }) {
  const [values] = useState(blank);
  return (
    <LogForm
      title={TITLE}
      back={{ href: screenHref('/treatment-logs'), label: '治療ログへ戻る' }}
      start={{ values, origin: null }}
    />
  );
}

/** The field that the address names gets the focus, so that a person can write at once. */
function useFieldOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = partOf(hash);
    if (!field?.matches('input, textarea, select')) return;
    // After the heading has had the focus of a new page.
    const frame = requestAnimationFrame(() => {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
