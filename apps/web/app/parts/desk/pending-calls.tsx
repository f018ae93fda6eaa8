import { answerCallEndpoint, type PendingCall } from '@hidamari/contract/consultations';
import { answerReaderCallEndpoint } from '@hidamari/contract/inquiries';
import { calledLabel, pendingCallsSince } from '@hidamari/domain/consultations';
import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../shell/data/browser-api.ts';
import { useNow } from '../../shell/use-now.ts';

interface PendingCallsProps {
  calls: readonly PendingCall[];
  onAnswered(): void;
}

/** Whether a call that nobody answered still stands: a tab that hears nothing lets it go by itself. `at`: as on the wire. */
export const stands = (at: string, now: Date): boolean =>
  (parseWireTimestamp(at) ?? now) > pendingCallsSince(now);

/** What is called to: its page, what it is called, and how whoever comes says so. */
const PLACES = {
  case: {
    href: (id: string) => screenHref('/desk/cases/:id', { id }),
    noun: 'この相談',
    come: ({ id, whom }: PendingCall) => browserApi().call(answerCallEndpoint, { params: { id, whom } }),
  },
  inquiry: {
    href: (id: string) => screenHref('/desk/inquiries/:id', { id }),
    noun: 'このお問い合わせ',
    come: ({ id }: PendingCall) => browserApi().call(answerReaderCallEndpoint, { params: { id } }),
  },
} as const;

/** Colleagues who call to a case or an inquiry with words of danger, at the head of every room: one press goes there (G119). */
export function PendingCalls({ calls, onAnswered }: PendingCallsProps) {
  const now = useNow();
  return (
    <div role="alert" className="desk-calls">
      {calls.map(
        (call) =>
          stands(call.at, now) && (
            <Call key={`${call.id} ${call.whom}`} call={call} onAnswered={onAnswered} />
          ),
      )}
    </div>
  );
}

function Call({ call, onAnswered }: { call: PendingCall; onAnswered(): void }) {
  const { id, whom, number, by, at } = call;
  const place = PLACES[call.to];
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const come = async () => {
    setBusy(true);
    try {
      await place.come(call);
    } catch {
      // Answered meanwhile, or it could not be said: whoever calls is not kept waiting for that.
    }
    setBusy(false);
    onAnswered();
    navigate(place.href(id));
  };
  return (
    <div className="desk-call">
      <Icon name="bell" size={24} />
      <p>
        <b>{`${by}さんが、${number} に${calledLabel(whom)}を呼んでいます。`}</b>
        <span className="ui-num">{`（${at.slice(11, 16)}）`}</span>
      </p>
      <Button size="small" busy={isBusy ? 'ひらいています…' : undefined} onClick={() => void come()}>
        {`行って、${place.noun}をひらく`}
      </Button>
    </div>
  );
}
