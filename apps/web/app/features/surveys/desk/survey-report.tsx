import './report.css';
import type { SurveyReport } from '@hidamari/contract/surveys';
import { formatJapaneseDate, formatMonthDay } from '@hidamari/domain/japanese-dates';
import { questionsOf, SURVEY_IDS, SURVEY_TITLES, type SurveyQuestion } from '@hidamari/domain/surveys';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { usePartQuery } from '../../../shell/data/use-part-query.ts';
import { useToday } from '../../../shell/use-now.ts';
import { REPORT_PERIODS, type ReportWish, reportHref, surveyReportQuery } from './survey-queries.ts';

/** What the answers of a survey come to; the words only for who reads consultations (G101). */
export function SurveyReportSection({ wish, seesWords }: { wish: ReportWish; seesWords: boolean }) {
  const query = useQuery(surveyReportQuery(pageApi(), wish, useToday()));
  const part = usePartQuery(query, '#survey-report');
  return (
    <section aria-labelledby="survey-report" className="survey-report">
      <h2 id="survey-report" className="text-xl font-bold">
        答えの集まり
      </h2>
      <p>だれの答えかは、ここには出ません。5件に満たないときは、件数だけを出します。</p>
      <Chips name="アンケートを選ぶ">
        {SURVEY_IDS.map((survey) => (
          <ChipLink key={survey} href={reportHref({ ...wish, survey })} current={wish.survey === survey}>
            {SURVEY_TITLES[survey]}
          </ChipLink>
        ))}
      </Chips>
      <Chips name="期間を選ぶ">
        {REPORT_PERIODS.map(({ value, label }) => (
          <ChipLink key={value} href={reportHref({ ...wish, period: value })} current={wish.period === value}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      {query.data ? (
        <SurveyReportView report={query.data} seesWords={seesWords} />
      ) : part.hasFailed ? (
        <PartFailed what="アンケートの集まり" {...part.again} />
      ) : (
        <Skeleton shape="lines" count={6} what="アンケートの集まり" />
      )}
    </section>
  );
}

/** The report of one survey and period. */
export function SurveyReportView({ report, seesWords }: { report: SurveyReport; seesWords: boolean }) {
  const { from, to, total, is_few: isFew, is_cut: isCut } = report;
  return (
    <>
      <p>
        {`${formatJapaneseDate(from)}から${formatJapaneseDate(to)}まで：`}
        <b className="ui-num">{`${total}件`}</b>
      </p>
      {isCut ? (
        <Notice tone="caution">
          <p>
            答えが多いため、新しいものから{total}件までを集めています。期間を短くすると、すべてが入ります。
          </p>
        </Notice>
      ) : null}
      {isFew ? (
        <p>5件に満たないため、内訳は出しません。</p>
      ) : (
        questionsOf(report.survey).map((question) => (
          <QuestionReport key={question.name} question={question} report={report} seesWords={seesWords} />
        ))
      )}
    </>
  );
}

interface QuestionReportProps {
  question: SurveyQuestion;
  report: SurveyReport;
  seesWords: boolean;
}

function QuestionReport({ question, report, seesWords }: QuestionReportProps) {
  const found = report.questions.find(({ name }) => name === question.name);
  const { counts = [], mean = null, answered = 0, declined = 0 } = found ?? {};
  const facts = [
    `答え ${answered}件`,
    ...(declined > 0 ? [`答えたくない ${declined}件`] : []),
    ...(mean === null ? [] : [`平均 ${mean.toFixed(1)}`]),
  ];
  return (
    <section aria-labelledby={`report-${question.name}`} className="grid grid-cols-1 gap-2">
      <h3 id={`report-${question.name}`} className="text-lg font-bold">
        {question.text}
      </h3>
      <p className="ui-meta ui-num">{facts.join('・')}</p>
      {question.kind === 'text' ? (
        <Words words={report.words.filter(({ name }) => name === question.name)} seesWords={seesWords} />
      ) : (
        <Bars caption={question.text} rows={reportRows(question, counts, answered)} />
      )}
    </section>
  );
}

/** Bars for the eye and the figures for everybody, in one table. */
function Bars({ caption, rows }: { caption: string; rows: readonly ReportRow[] }) {
  return (
    <table>
      <caption className="ui-visually-hidden">{caption}</caption>
      <thead className="ui-visually-hidden">
        <tr>
          <th scope="col">答え</th>
          <td />
          <th scope="col">件数</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              <span className="survey-report-bar">
                <i style={{ width: `${share}%` }} />
              </span>
            </td>
            <td>{`${count}件（${share}%）`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ words, seesWords }: { words: SurveyReport['words']; seesWords: boolean }) {
  if (!seesWords) return <p>書かれた言葉は、相談を読む担当者だけに表示します。</p>;
  if (words.length === 0) return <p>書かれた言葉は、ありません。</p>;
  return (
    <ul className="survey-words">
      {words.map(({ text, day }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have written the same on one day.
        <li key={index}>
          <span>{text}</span>
          <span className="ui-meta">{formatMonthDay(day)}</span>
        </li>
      ))}
    </ul>
  );
}

type Counts = SurveyReport['questions'][number]['counts'];

/** One line of a question's table. `share` is of those who answered, in per cent. */
interface ReportRow {
  label: string;
  count: number;
  share: number;
}

const YES_NO = [
  { value: true, label: 'はい' },
  { value: false, label: 'いいえ' },
] as const;

function choicesOf(question: SurveyQuestion): { value: string | number | boolean; label: string }[] {
  switch (question.kind) {
    case 'text':
      return [];
    case 'yes-no':
      return [...YES_NO];
    case 'scale':
      return Array.from({ length: 11 }, (_, figure) => ({ value: figure, label: labelOf(question, figure) }));
    case 'choice':
    case 'many':
      return [...question.choices];
  }
}

/** The figure, and at the ends what it means. */
function labelOf({ ends }: Extract<SurveyQuestion, { kind: 'scale' }>, figure: number): string {
  if (figure === 0) return `0　${ends[0]}`;
  return figure === 10 ? `10　${ends[1]}` : String(figure);
}

/** Every choice of a question in its order, those that nobody took too. */
function reportRows(question: SurveyQuestion, counts: Counts, answered: number): ReportRow[] {
  return choicesOf(question).map(({ value, label }) => {
    const count = counts.find((one) => one.value === value)?.count ?? 0;
    return { label, count, share: answered === 0 ? 0 : Math.round((count / answered) * 100) };
  });
}
