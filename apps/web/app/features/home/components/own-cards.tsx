import './own-cards.css';
import { caseStatusLabel } from '@hidamari/domain/consultations';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { daysUntilWords, VISIT_PASSED_TEXT } from '@hidamari/domain/next-visits';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Icon } from '@hidamari/ui/icon';
import { Link, MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { CountBadge, Tag } from '@hidamari/ui/tag';
import { useReload } from '../../../shell/use-reload.ts';
import type { HomeCase, HomeVisit, MemberParts } from '../load-member-home.ts';

type OwnVisit = Exclude<MemberParts['visit'], 'withheld'>;

function PlannedVisit({ visit, today }: { visit: HomeVisit; today: string }) {
  const { visit_date, visit_time, hospital, department, questions, questionCount } = visit;
  return (
    <>
      <p className="own-visit-day ui-num">
        <b>{formatJapaneseDate(visit_date)}</b>
        {visit_time ? <b>{formatClock(visit_time)}</b> : null}
        <Tag tone="caution">{daysUntilWords({ visitDay: visit_date, today }) ?? VISIT_PASSED_TEXT}</Tag>
      </p>
      <p>{[hospital, department].filter(Boolean).join('　')}</p>
      {questions.length > 0 ? (
        <div>
          <h3 className="own-visit-ask">{`聞きたいこと ${questionCount}つ`}</h3>
          <ol className="own-visit-questions">
            {questions.map((question, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded alike; their order names them.
              <li key={at}>{question}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <ButtonLink href={screenHref('/treatment-logs/next-visit')} kind="plain" icon="plus">
        聞きたいことを足す
      </ButtonLink>
    </>
  );
}

/** 次の診察: when, where, and what to ask (G25, G69). */
export function VisitCard({ visit, today }: { visit: OwnVisit; today: string }) {
  const reload = useReload();
  return (
    <Card as="section" labelledBy="visit-heading" className="own-card own-visit">
      <h2 id="visit-heading" className="own-card-heading">
        <Icon name="calendar" size={24} />
        次の診察
      </h2>
      {visit === null ? <PartFailed what="次の診察" {...reload} /> : null}
      {visit?.next ? <PlannedVisit visit={visit.next} today={today} /> : null}
      {visit && visit.next === null ? (
        <>
          <p>診察の日と、聞きたいことを書いておくと、当日に聞きそびれにくくなります。</p>
          <ButtonLink href={screenHref('/treatment-logs/next-visit')} kind="plain" icon="pen">
            次の診察を書いておく
          </ButtonLink>
        </>
      ) : null}
    </Card>
  );
}

function CaseRow({ row }: { row: HomeCase }) {
  return (
    <li>
      <Link href={screenHref('/questions', null, { case_id: row.id })} className="own-case">
        <span className="own-case-state">
          <Tag tone={row.unread > 0 ? 'key' : 'neutral'}>{caseStatusLabel(row.status)}</Tag>
          {row.unread > 0 ? <CountBadge count={row.unread} name="まだ読んでいないお返事" /> : null}
        </span>
        <b>{row.title ?? '相談'}</b>
        {row.has_new_summary ? <span className="ui-meta">新しいまとめがあります</span> : null}
      </Link>
    </li>
  );
}

/** 相談: what became of what the member asked (G25, G90). */
export function CasesCard({ cases }: { cases: MemberParts['cases'] }) {
  const reload = useReload();
  return (
    <Card as="section" labelledBy="cases-heading" className="own-card own-cases">
      <h2 id="cases-heading" className="own-card-heading">
        <Icon name="talk" size={24} />
        {cases?.some(({ unread }) => unread > 0) ? 'お返事があります' : '相談したこと'}
      </h2>
      {cases === null ? <PartFailed what="相談したこと" {...reload} /> : null}
      {cases?.length === 0 ? (
        <>
          <p>まとまらないままで大丈夫です。話した内容は、あとで見返せます。</p>
          <ButtonLink href={screenHref('/treatment/hidamari')} kind="plain" icon="talk">
            相談のご案内を見る
          </ButtonLink>
        </>
      ) : null}
      {cases && cases.length > 0 ? (
        <>
          <ul className="own-case-rows">
            {cases.map((row) => (
              <CaseRow key={row.id} row={row} />
            ))}
          </ul>
          <MoreLink href={screenHref('/questions')}>これまでの相談を見る</MoreLink>
        </>
      ) : null}
    </Card>
  );
}
