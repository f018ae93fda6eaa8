import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { visitQuery } from '../../next-visit/next-visit-queries.ts';
import { QuestionAnswers } from './question-answers.tsx';

/**
 * On the page of a log: what was asked at the visit it is tied to, and what was answered (G69). A concierge in the
 * member's place does not see it (G42): sharing a log shares what stands in the log.
 */
export function LogVisitAnswers({ log }: { log: TreatmentLog }) {
  const { member } = usePageData();
  if (log.next_visit_id === undefined || member?.acting) return null;
  return <Answers id={log.next_visit_id} />;
}

function Answers({ id }: { id: string }) {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(visitQuery(pageApi(), id));
  if (data?.questions.length === 0) return null;
  return (
    <section className="grid gap-4 pt-10" aria-labelledby="visit-answers">
      <SectionHeading size="normal" id="visit-answers">
        診察で聞いたこと
      </SectionHeading>
      {data ? (
        <QuestionAnswers questions={data.questions} />
      ) : error || fetchStatus === 'paused' ? (
        <PartFailed what="聞いたこと" onReload={() => void refetch()} isReloading={isFetching} />
      ) : (
        <Skeleton shape="lines" count={2} what="聞いたこと" />
      )}
    </section>
  );
}
