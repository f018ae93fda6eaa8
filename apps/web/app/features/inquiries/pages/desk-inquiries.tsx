import { inquiryTypesFor } from '@hidamari/domain/inquiries';
import type { StaffRole } from '@hidamari/domain/staff';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { InquiryList } from '../desk/inquiry-list.tsx';
import { inquiriesQuery } from '../inquiry-queries.ts';
import type { Route } from './+types/desk-inquiries';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const stateOf = (query: URLSearchParams) => (query.get('view') === 'answered' ? 'answered' : 'received');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'answer-inquiries');
  const client = createQueryClient();
  const state = stateOf(new URL(request.url).searchParams);
  await askForDesk(page, 'getInquiries', (api) => client.fetchQuery(inquiriesQuery(api, state)));
  return { me, state: dehydrate(client) };
}

const comesFrom = (role: StaffRole) =>
  inquiryTypesFor(role).includes('consultation')
    ? 'お問い合わせフォームと、メールの相談から'
    : 'お問い合わせフォームから';

/** /desk/inquiries: what came by the contact form, and by mail (G121, G122). */
export default function DeskInquiries({ loaderData: { me, state } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="deskInquiries">
        <PageHeading
          lead={`${comesFrom(me.role)}とどいたものです。二人で確認するものが先頭、あとは期限の早い順に並びます。`}
        >
          お問い合わせ
        </PageHeading>
        <InquiryList state={stateOf(query)} />
      </DeskFrame>
    </PageQueries>
  );
}
