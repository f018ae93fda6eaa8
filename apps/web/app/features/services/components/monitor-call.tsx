import './monitor-call.css';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { ExternalLink } from '@hidamari/ui/link';
import { Tag } from '@hidamari/ui/tag';
import { useId } from 'react';
import { ContentBody } from '../../../parts/content/content-body.tsx';
import type { CallState, ShownCall } from '../monitor-calls.ts';

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
export function MonitorCall({ call }: { call: ShownCall }) {
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
