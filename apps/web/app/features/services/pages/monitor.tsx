import { japanDay } from '@hidamari/domain/japanese-dates';
import { pageContext } from '../../../page-context.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { MonitorCalls } from '../components/monitor-calls.tsx';
import { RegistrationNote } from '../components/registration-note.tsx';
import { ServiceView } from '../components/service-view.tsx';
import { shownCalls } from '../monitor-calls.ts';
import { readOwnRegistration } from '../own-registration.ts';
import { serviceMeta } from '../service-meta.ts';
import { readServicePage } from '../service-page.ts';
import type { Route } from './+types/monitor';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => pageMeta(args, serviceMeta(loaderData));

/** The text is the page; the calls are a part of it that fails alone (G103, list A). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [service, surveys, registration] = await Promise.all([
    readServicePage(page, url),
    partOrNull(page, page.content.monitorSurveys()),
    readOwnRegistration(page),
  ]);
  return {
    ...service,
    registration,
    isStale: service.isStale || (surveys?.stale ?? false),
    calls: surveys && shownCalls(japanDay(page.now), surveys.value),
  };
}

/** /treatment/monitor: what the panel is, and every call of it (G87, G88). Nothing is handed to another company here. */
export default function Monitor({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceView data={loaderData} before={<RegistrationNote registration={loaderData.registration} />}>
      <MonitorCalls calls={loaderData.calls} />
    </ServiceView>
  );
}
