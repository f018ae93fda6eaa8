import type { Inquiry } from '@hidamari/contract/inquiries';
import { screenHref } from '@hidamari/domain/screens';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { BackLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { AnswerForm } from '../desk/answer-form.tsx';
import { InquiryHolder } from '../desk/inquiry-holder.tsx';
import { InquiryText } from '../desk/inquiry-text.tsx';
import { isHeld, SecondReader } from '../desk/second-reader.tsx';
import { inquiryQuery } from '../inquiry-queries.ts';
import type { Route } from './+types/desk-inquiry';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'answer-inquiries');
  const client = createQueryClient();
  await askForDesk(page, 'getInquiry', (api) => client.fetchQuery(inquiryQuery(api, params.id)));
  return { me, state: dehydrate(client) };
}

/** /desk/inquiries/:id: what was written, and its one answer; words that suggest danger are read by two people first (G119). */
export default function DeskInquiryPage({ loaderData: { me, state }, params }: Route.ComponentProps) {
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="deskInquiries">
        <BackLink href={screenHref('/desk/inquiries')}>お問い合わせの一覧</BackLink>
        <InquirySection id={params.id} me={me} />
      </DeskFrame>
    </PageQueries>
  );
}

type Me = Route.ComponentProps['loaderData']['me'];

function InquirySection({ id, me }: { id: string; me: Me }) {
  const { data: found } = useQuery(inquiryQuery(pageApi(), id));
  if (!found) return null;
  return (
    <>
      <PageHeading>{found.receipt_number}</PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <SecondReader inquiry={found} staffId={me.id} />
        <InquiryHolder inquiry={found} me={me} />
        <InquiryText inquiry={found} />
        <AnswerSection found={found} me={me} />
      </div>
    </>
  );
}

/** The form of the answer, or why there is none for this person now. */
function AnswerSection({ found, me }: { found: Inquiry; me: Me }) {
  const { taken_by: holder } = found;
  if (found.answer !== null) return null;
  if (holder !== null && holder.id !== me.id) {
    return (
      <Notice tone="plain">
        <p>{`${holder.display_name}さんが担当しています。`}</p>
      </Notice>
    );
  }
  return isHeld(found, me.id) ? (
    <Notice tone="caution">
      <p>もう一人が読むまで、お返事は送れません。</p>
    </Notice>
  ) : (
    <AnswerForm inquiry={found} />
  );
}
