import type { ConsultationList, ConsultationRow } from '@hidamari/contract/consultations';
import { CASE_STATUSES, caseStatusLabel } from '@hidamari/domain/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Illustration } from '@hidamari/ui/illustration';
import { Link } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { DeskCallBox } from '../../../../parts/consultation/desk-call-box.tsx';
import {
  type ConsultationFilters,
  consultationListQuery,
} from '../../../../parts/conversation/member/consultation-queries.ts';
import { promiseInList } from '../../../../parts/conversation/member/promise-text.ts';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { useStill } from '../../../../shell/use-still.ts';
import { type SupportDesk, useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { CaseStatusTag } from './case-status-tag.tsx';
import { WritingLink } from './writing-link.tsx';

/** The list of cases, the one that changed last first (G90). */
export function CaseList({ filters }: { filters: ConsultationFilters }) {
  const query = useQuery(consultationListQuery(pageApi(), filters));
  const list = useStill(query.data, JSON.stringify(filters));
  useRejectedQuery(query.data ? null : query.error, 'getConsultations');
  return (
    <Container width="wide" className="pb-10">
      <PageHeading lead="これまでの相談と、相談員のまとめを見返せます。">相談したこと</PageHeading>
      <div className="case-columns">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {list ? <Rows list={list} filters={filters} /> : <Waiting query={query} />}
        </div>
        <BeginConsultation />
      </div>
    </Container>
  );
}

function Waiting({ query }: { query: ReturnType<typeof useQuery<ConsultationList>> }) {
  return query.error || query.fetchStatus === 'paused' ? (
    <PartFailed what="相談の一覧" onReload={() => void query.refetch()} isReloading={query.isFetching} />
  ) : (
    <Skeleton shape="cards" count={3} what="相談の一覧" />
  );
}

function Rows({ list, filters }: { list: ConsultationList; filters: ConsultationFilters }) {
  const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return <NoCases />;
  return (
    <>
      <Chips name="相談をしぼりこむ" scroll>
        <ChipLink href={screenHref('/questions')} current={filters.status === undefined} count={all}>
          すべて
        </ChipLink>
        {CASE_STATUSES.filter(({ value }) => list.counts[value] > 0).map(({ value, label }) => (
          <ChipLink
            key={value}
            href={screenHref('/questions', null, { status: value })}
            current={filters.status === value}
            count={list.counts[value]}
          >
            {label}
          </ChipLink>
        ))}
      </Chips>
      {list.data.length === 0 ? (
        <p>{`「${filters.status ? caseStatusLabel(filters.status) : 'すべて'}」の相談は、いまはありません。`}</p>
      ) : (
        <ul className="grid gap-3">
          {list.data.map((row) => (
            <li key={row.id}>
              <CaseCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <Paging list={list} filters={filters} />
    </>
  );
}

/** One case: how far it is, its name, and what comes next for the member. */
function CaseCard({ row }: { row: ConsultationRow }) {
  const desk = useSupportDesk();
  return (
    <Link
      href={screenHref('/questions', null, { case_id: row.id })}
      className={row.unread > 0 || row.has_new_summary ? 'case-card case-card-new' : 'case-card'}
    >
      <span className="case-card-head">
        <CaseStatusTag status={row.status} />
        {row.unread > 0 ? <Tag tone="key">{`新しいお返事 ${row.unread}`}</Tag> : null}
        {row.has_new_summary ? <Tag tone="key">新しいまとめ</Tag> : null}
        <span className="ui-meta ui-num">{`${row.number}・${formatMonthDay(row.opened_at.slice(0, 10))}`}</span>
      </span>
      <span className="case-card-title">{row.title}</span>
      <span className="case-card-line">{nextLine(row, desk)}</span>
    </Link>
  );
}

function nextLine(row: ConsultationRow, desk: SupportDesk): string {
  const { summary_line: summary } = row;
  return promiseInList(row, desk) ?? (summary === null ? 'やりとりを見る' : `まとめ：${summary}`);
}

function Paging({ list, filters }: { list: ConsultationList; filters: ConsultationFilters }) {
  const { page, per_page: perPage, total } = list.meta;
  if (total <= perPage) return null;
  const hrefOf = (number: number) =>
    screenHref('/questions', null, { page: number, ...(filters.status && { status: filters.status }) });
  return (
    <nav aria-label="一覧のページ" className="flex flex-wrap items-center gap-4">
      {page > 1 ? <Link href={hrefOf(page - 1)}>新しい相談へ</Link> : null}
      <span className="ui-meta">{`全${total}件中 ${(page - 1) * perPage + 1}〜${Math.min(total, page * perPage)}件`}</span>
      {page * perPage < total ? <Link href={hrefOf(page + 1)}>前の相談へ</Link> : null}
    </nav>
  );
}

function NoCases() {
  return (
    <EmptyState drawing="object-cup" title="まだ相談はありません">
      「何から話せばいいか分からない」で大丈夫です。電話でも、文字でもお話しできます。
    </EmptyState>
  );
}

/** 新しく相談する: the telephone first, then the way of writing that this variant has (section 6). */
function BeginConsultation() {
  const desk = useSupportDesk();
  return (
    <aside className="case-begin" aria-labelledby="begin-consultation">
      <Illustration drawing="cover-bench" />
      <h2 id="begin-consultation" className="text-lg font-bold">
        新しく相談する
      </h2>
      <DeskCallBox lines={[desk.cost, desk.hours]} />
      {/* While it is closed, the box above offers it. */}
      {desk.isOpen ? <WritingLink width="full" /> : null}
    </aside>
  );
}
