import type { Consultation, ConsultationMessage } from '@hidamari/contract/consultations';
import type { MemberType, VariantKey } from '@hidamari/domain/site-variants';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  consultationQuery,
  firstMessagesQuery,
} from '../../../../parts/conversation/member/consultation-queries.ts';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { drawOnPage, memberOf } from '../../../../shell/page-under-test.fixture.tsx';
import { CaseView } from './case-view.tsx';

const ID = '11111111-1111-4111-8111-111111111111';

const CASE: Consultation = {
  ...{ id: ID, number: 'H-1001', channel: 'chat', topics: ['life'], status: 'working', title: '通院のこと' },
  ...{ opened_at: '2026-11-20 10:00:00', updated_at: '2026-11-20 10:00:00', reply_due_on: null },
  first_reading: null,
  ...{ staff_name: null, shares_card: false, card_open_until: null, takes_words: true, last_seq: 1 },
  card_is_withheld: false,
  marks: { member_delivered: 0, member_read: 0, staff_read: 0 },
  ...{ summary: null, earlier_summaries: [], has_new_summary: false, version: 1 },
  ...{ waiting_before: 0, crisis_card: null },
};

const MESSAGE: ConsultationMessage = {
  ...{ id: '22222222-2222-4222-8222-222222222222', seq: 1, author: 'member', staff_name: null },
  ...{ text: '通院のことで迷っています。', pictures: [], attached: null, at: '2026-11-20 10:00:00' },
  client_key: '33333333-3333-4333-8333-333333333333',
};

/** What the server draws of a member's case with one message of theirs. */
export function drawCase(
  change: Partial<Consultation>,
  { variant, memberType }: { variant: VariantKey; memberType: MemberType },
): string {
  const client = new QueryClient();
  client.setQueryData(consultationQuery(pageApi(), ID).queryKey, { ...CASE, ...change });
  client.setQueryData(firstMessagesQuery(pageApi(), ID).queryKey, { data: [MESSAGE], has_more: false });
  return drawOnPage(
    <QueryClientProvider client={client}>
      <CaseView caseId={ID} />
    </QueryClientProvider>,
    { variant, member: memberOf(memberType) },
    `/questions?case_id=${ID}`,
  );
}
