import type { PrivacyRequest } from '@hidamari/contract/privacy';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from '@hidamari/domain/privacy';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag, type TagTone } from '@hidamari/ui/tag';
import { dayOfStamp } from '../use-change-consent.ts';

const TONES: Record<PrivacyRequest['state'], TagTone> = {
  received: 'neutral',
  working: 'caution',
  done: 'ok',
};

function OneRequest({ request }: { request: PrivacyRequest }) {
  const {
    receipt_number: number,
    kind,
    state,
    received_at: at,
    answer_due_on: dueOn,
    done_at: doneAt,
  } = request;
  const label = PRIVACY_REQUEST_KINDS.find(({ value }) => value === kind)?.label;
  const word = PRIVACY_REQUEST_STATES.find(({ value }) => value === state)?.label;
  return (
    <Card as="li">
      <div className="grid grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b>{label}</b>
          <Tag tone={TONES[state]}>{word}</Tag>
        </p>
        <p className="ui-num">{`受付番号：${number}`}</p>
        <p className="ui-meta ui-num">
          {doneAt
            ? `${dayOfStamp(at)}に受付、${dayOfStamp(doneAt)}に完了`
            : `${dayOfStamp(at)}に受付、${formatJapaneseDate(dueOn)}までにご連絡します`}
        </p>
      </div>
    </Card>
  );
}

/** The member's own requests, newest first; nothing while there is none. */
export function RequestList({ requests }: { requests: readonly PrivacyRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="own-requests">
      <SectionHeading level={3} size="small" id="own-requests">
        これまでのご請求
      </SectionHeading>
      <ul className="grid grid-cols-1 gap-3">
        {requests.map((request) => (
          <OneRequest key={request.receipt_number} request={request} />
        ))}
      </ul>
    </section>
  );
}
