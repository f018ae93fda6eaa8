import type { CaseSummary } from '@hidamari/contract/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Icon } from '@hidamari/ui/icon';
import { useState } from 'react';
import { AttachedContent } from '../../../../shell/conversation/attached-content.tsx';
import { CorrectionForm } from './correction-form.tsx';

const timeText = (at: string) => `${formatMonthDay(at.slice(0, 10))} ${at.slice(11, 16)}`;

/** What the supporter wrote for the member, and what the member says to it: both stand, and both stay (G90). */
export function SummaryCard({ caseId, summary }: { caseId: string; summary: CaseSummary }) {
  const [isWriting, setWriting] = useState(false);
  const points = [
    { name: 'お話ししたいこと', text: summary.concern },
    { name: '整理したこと', text: summary.talked },
    { name: '次にすること', text: summary.next_step },
  ];
  return (
    <Card as="section" labelledBy="case-summary" className="case-summary">
      <h2 id="case-summary" className="text-xl font-bold">
        相談員のまとめ
      </h2>
      <p className="ui-meta">{`${summary.staff_name}（相談員）・${timeText(summary.at)}`}</p>
      <p className="ui-meta">あなたの言葉と違うところは、直せます。</p>
      <ul className="case-points">
        {points.map(({ name, text }) =>
          text === null ? null : (
            <li key={name}>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
      {summary.attached.map((attached) => (
        <AttachedContent key={`${attached.kind}:${attached.id}`} attached={attached} />
      ))}
      {summary.corrections.map((correction) => (
        <div key={correction.id} className="case-correction">
          <p className="ui-meta">
            <b>あなたの書き足し</b>・{timeText(correction.at)}
          </p>
          <p>
            {correction.quote === null ? null : (
              <>
                <s>{correction.quote}</s>
                <span className="ui-visually-hidden">を、次のように直しました：</span>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <b>{correction.text}</b>
          </p>
          <p className="case-correction-ok">
            <Icon name="check" size={18} />
            相談員に届きました
          </p>
        </div>
      ))}
      {isWriting ? (
        <CorrectionForm caseId={caseId} summary={summary} onDone={() => setWriting(false)} />
      ) : (
        <div className="case-summary-acts">
          <Button kind="plain" icon="pen" onClick={() => setWriting(true)}>
            ここが違う・書き足す
          </Button>
          <Button kind="text" onClick={() => window.print()}>
            紙に印刷する
          </Button>
        </div>
      )}
    </Card>
  );
}
