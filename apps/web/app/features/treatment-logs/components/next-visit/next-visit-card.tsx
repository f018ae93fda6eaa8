import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { dayParts, formatClock, WEEKDAY_LABELS, weekdayOf } from '@hidamari/domain/japanese-dates';
import { daysUntilWords, hasVisitCome, VISIT_PASSED_TEXT } from '@hidamari/domain/next-visits';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Icon } from '@hidamari/ui/icon';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { useToday } from '../../../../shell/use-now.ts';
import { nextVisitsQuery } from '../../next-visit/next-visit-queries.ts';
import { calendarHref, visitHref } from '../../next-visit/visit-address.ts';
import { visitCounts, visitPlace } from '../../next-visit/visit-words.ts';

const HEADING_ID = 'next-visit-heading';

/**
 * The nearest visit, ahead or waiting for its answers (G69); the other parts of the list page stand whatever becomes of
 * it. Not there for a concierge in the member's place (G42).
 */
export function NextVisitCard() {
  const { member } = usePageData();
  return member?.acting ? null : <OwnCard />;
}

function OwnCard() {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(nextVisitsQuery(pageApi()));
  return (
    // The address of the pop-up on the next visit ends in #next-visit (G76).
    <div id="next-visit" className="scroll-mt-[var(--header-offset,68px)]">
      <Card as="section" tone="sun" labelledBy={HEADING_ID} className="grid gap-3">
        {data ? (
          <Visits visits={data} />
        ) : (
          <>
            <CardHeading />
            {error || fetchStatus === 'paused' ? (
              <PartFailed what="次の診察" onReload={() => void refetch()} isReloading={isFetching} />
            ) : (
              <Skeleton shape="lines" count={3} what="次の診察" />
            )}
          </>
        )}
      </Card>
    </div>
  );
}

function CardHeading({ tag }: { tag?: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 [&_.ui-tag]:bg-surface-raised">
      <h2 id={HEADING_ID} className="flex items-center gap-2 text-lg">
        <Icon name="calendar" size={24} />
        次の診察
      </h2>
      {tag ? <Tag tone="caution">{tag}</Tag> : null}
    </div>
  );
}

function Visits({ visits: { next, later } }: { visits: NextVisits }) {
  const today = useToday();
  const waiting = later.find(({ visit_date }) => visit_date < today);
  return (
    <>
      {next ? <Planned visit={next} today={today} /> : <NoVisit />}
      {waiting ? (
        <p className="border-t border-sun-line pt-3">
          <ButtonLink kind="text" icon="pen" href={visitHref({ id: waiting.id })} className="-ml-4">
            前の診察の答えを書く
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function Planned({ visit, today }: { visit: NextVisit; today: string }) {
  const until = daysUntilWords({ visitDay: visit.visit_date, today });
  const hasCome = hasVisitCome({ visitDay: visit.visit_date, today });
  return (
    <>
      <CardHeading tag={until ?? VISIT_PASSED_TEXT} />
      <LargeVisitDay visit={visit} />
      <p className="leading-snug">
        {visitPlace(visit)}
        <span className="ui-num block empty:hidden">{visitCounts(visit)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ButtonLink kind="plain" icon="pen" href={visitHref('nearest')}>
          {hasCome ? '見る・答えを書く' : '見る・書き足す'}
        </ButtonLink>
        <PrintLink />
        {until ? <CalendarLink visitId={visit.id} /> : null}
      </div>
    </>
  );
}

function NoVisit() {
  return (
    <>
      <CardHeading />
      <p>診察の日と、聞きたいことを書いておくと、当日に聞きそびれにくくなります。</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ButtonLink kind="plain" icon="pen" href={visitHref('new')}>
          次の診察を書いておく
        </ButtonLink>
        <PrintLink />
      </div>
    </>
  );
}

/** The summary to show at the visit (G70), also without a planned one. */
function PrintLink() {
  return (
    <ButtonLink kind="text" icon="print" href={screenHref('/treatment-logs/print')}>
      診察用に印刷
    </ButtonLink>
  );
}

/**
 * Takes a visit into the telephone's own calendar. A plain anchor: the file is no screen, and nothing is fetched before
 * it is asked for. The server names it and says that it is to be kept.
 */
function CalendarLink({ visitId }: { visitId: string }) {
  return (
    <a href={calendarHref(visitId)} className="ui-button" data-kind="text">
      <Icon name="calendar" />
      <span>カレンダーに入れる</span>
    </a>
  );
}

/** The day of a visit, to be read across a kitchen: figures large, words small. */
function LargeVisitDay({ visit }: { visit: Pick<NextVisit, 'visit_date' | 'visit_time'> }) {
  const { month, date } = dayParts(visit.visit_date);
  const weekday = WEEKDAY_LABELS[weekdayOf(visit.visit_date)];
  return (
    <p className="ui-num flex flex-wrap items-baseline gap-x-4 font-bold leading-tight">
      <span className="whitespace-nowrap text-lg">
        <span className="mx-0.5 text-[min(2.375rem,11vw)]">{month}</span>月
        <span className="mx-0.5 text-[min(2.375rem,11vw)]">{date}</span>
        {`日（${weekday}）`}
      </span>
      {visit.visit_time ? <span className="text-[1.75rem]">{formatClock(visit.visit_time)}</span> : null}
    </p>
  );
}
