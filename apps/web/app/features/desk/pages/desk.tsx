import '../cases/desk-cases.css';
import { deskRoomsFor } from '@hidamari/domain/navigation';
import { staffMay } from '@hidamari/domain/staff';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskChecks } from '../../../parts/desk/desk-checks.tsx';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { dangerInquiriesQuery, queueQuery } from '../cases/desk-queries.ts';
import { OpenPhoneCase } from '../cases/open-phone-case.tsx';
import { readQueuePart } from '../cases/queue-address.ts';
import { QueueColumn } from '../cases/queue-column.tsx';
import type { Route } from './+types/desk';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'open-desk');
  const client = createQueryClient();
  if (staffMay(me.role, 'read-cases')) {
    const part = readQueuePart(new URL(request.url).searchParams);
    await askForDesk(page, 'getDeskQueue', (api) =>
      Promise.all([client.fetchQuery(queueQuery(api, part)), client.fetchQuery(dangerInquiriesQuery(api))]),
    );
  }
  return { me, state: dehydrate(client) };
}

const LEAD = '会員について見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。';

/** /desk: the queue for whoever answers consultations; for the others the rooms that they have (G42, G140). */
export default function Desk({ loaderData: { me, state } }: Route.ComponentProps) {
  const hasQueue = staffMay(me.role, 'read-cases');
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="desk" room={hasQueue ? 'whole' : 'mid'}>
        {hasQueue ? <TodaysCases role={me.role} /> : <Rooms role={me.role} />}
      </DeskFrame>
    </PageQueries>
  );
}

type Role = Route.ComponentProps['loaderData']['me']['role'];

function TodaysCases({ role }: { role: Role }) {
  const [query] = useSearchParams();
  return (
    <div className="desk-columns desk-columns-queue">
      <QueueColumn part={readQueuePart(query)} />
      <div className="desk-welcome">
        <PageHeading lead={LEAD}>相談員の机</PageHeading>
        <DeskChecks role={role} />
        <OpenPhoneCase />
      </div>
    </div>
  );
}

const HERE = '/desk';

function Rooms({ role }: { role: Role }) {
  const rooms = deskRoomsFor(role).filter(({ screen }) => screen !== HERE);
  return (
    <>
      <PageHeading lead={LEAD}>相談員の机</PageHeading>
      <DeskChecks role={role} />
      <LinkRows>
        {rooms.map(({ screen, label, note }) => (
          <LinkRow key={screen} href={screen} title={label} note={note} />
        ))}
      </LinkRows>
    </>
  );
}
