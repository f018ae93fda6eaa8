import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { ExternalLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useId } from 'react';
import { ContentBody } from '../../../parts/content/clean-html.tsx';
import { useReload } from '../../../shell/use-reload.ts';
import type { CallState, ShownCall } from '../monitor-calls.ts';
import './monitor-calls.css';

function CallList({ calls }: { calls: readonly ShownCall[] }) {
  return calls.map((call) => <MonitorCall key={call.id} call={call} />);
}

function NoCalls() {
  return (
    <EmptyState title="いま受け付けている募集は、ありません" drawing="object-envelope" headingLevel={3}>
      新しい募集が始まると、ここに出ます。
    </EmptyState>
  );
}

function Calls({ calls }: { calls: readonly ShownCall[] }) {
  const over = calls.filter(({ state }) => state === 'over');
  const current = calls.filter(({ state }) => state !== 'over');
  return (
    <>
      {current.length > 0 ? <CallList calls={current} /> : <NoCalls />}
      {over.length > 0 ? (
        <Fold summary={`受付が終わった募集（${over.length}件）`}>
          <div className="monitor-calls">
            <CallList calls={over} />
          </div>
        </Fold>
      ) : null}
    </>
  );
}

/** いまの募集: the calls of `monitor-survey` (G88). Null = could not be read: the page stands all the same (G103). */
export function MonitorCalls({ calls }: { calls: readonly ShownCall[] | null }) {
  const reload = useReload();
  return (
    <section className="monitor-calls" aria-labelledby="calls-heading">
      <SectionHeading id="calls-heading">いまの募集</SectionHeading>
      {calls === null ? <PartFailed what="募集" {...reload} /> : <Calls calls={calls} />}
    </section>
  );
}

const METHODS: Readonly<Record<ShownCall['method'], string>> = {
  web: 'ウェブのアンケート',
  phone: '電話での聞き取り',
  'in-person': 'お会いしての聞き取り',
};

const STATES: Readonly<Record<CallState, { word: string; tone: 'ok' | 'neutral' }>> = {
  open: { word: '募集中', tone: 'ok' },
  coming: { word: 'これから始まります', tone: 'neutral' },
  over: { word: '受付は終わりました', tone: 'neutral' },
};

/** What every call shows before anybody is asked to take part (G87, G88). */
const factsOf = (call: ShownCall) => [
  { term: '聞く人', description: call.organiser },
  { term: '目的', description: call.purpose },
  { term: '答えられる方', description: call.target_text },
  { term: '方法', description: METHODS[call.method] },
  { term: 'かかる時間', description: `約${call.minutes}分` },
  { term: 'お礼', description: call.reward },
  {
    term: '期間',
    description: `${formatPlainDate(call.period_from)}から${formatPlainDate(call.period_to)}まで`,
  },
  { term: '倫理審査', description: call.ethics },
];

/** One call: who asks, what for, how long, what one gets, the ethics review, what becomes of the answers, how to stop. */
function MonitorCall({ call }: { call: ShownCall }) {
  const id = useId();
  const { word, tone } = STATES[call.state];
  return (
    <article className="monitor-call" aria-labelledby={id}>
      <div className="monitor-call-head">
        <Tag tone={tone}>{word}</Tag>
        <h3 id={id}>{call.title}</h3>
      </div>
      <DefinitionList items={factsOf(call)} />
      <ContentBody html={call.notes} />
      {call.url_external && call.state !== 'over' ? (
        <p>
          <ExternalLink href={call.url_external}>{`${call.organiser}の案内を見る`}</ExternalLink>
        </p>
      ) : null}
    </article>
  );
}
