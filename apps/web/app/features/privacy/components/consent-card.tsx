import type { Consent } from '@hidamari/contract/privacy';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { CONSENTS } from '@hidamari/domain/privacy';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
import { dayOfStamp } from '../use-change-consent.ts';

/** When it was given, to which text, and when it was taken back, in one line each. */
function factsOf({ agreed_at, version, text_date, withdrawn_at }: Consent): string[] {
  const text = version && text_date ? `（第${version}版・${formatJapaneseDate(text_date)}から）` : '';
  return [
    ...(agreed_at ? [`${dayOfStamp(agreed_at)}に同意${text}`] : []),
    ...(withdrawn_at ? [`${dayOfStamp(withdrawn_at)}に取り消し`] : []),
  ];
}

/** One consent: what it is for, since when, and what can be done about it. */
export function ConsentCard({ consent, children }: { consent: Consent; children?: ReactNode }) {
  const { kind, is_agreed: isAgreed } = consent;
  const words = CONSENTS.find((row) => row.kind === kind);
  const id = `consent-${kind}`;
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <SectionHeading level={3} size="small" id={id}>
            {words?.label}
          </SectionHeading>
          {isAgreed ? (
            <Tag tone="ok" icon="check">
              同意中
            </Tag>
          ) : (
            <Tag>同意していません</Tag>
          )}
        </div>
        <p>{words?.purpose}</p>
        {factsOf(consent).map((fact) => (
          <p key={fact} className="ui-meta ui-num">
            {fact}
          </p>
        ))}
        {children}
      </div>
    </Card>
  );
}
