import { type Consultation, markConsultationEndpoint } from '@hidamari/contract/consultations';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { useCrisisWords } from '../../crisis/use-crisis-words.ts';
import type { ConversationState } from '../conversation-state.ts';

/** The crisis card of one conversation (G119). */
export interface CaseCard {
  /** The message under which it stands open; null while it stands nowhere. */
  openUnder: string | null;
  /** Words that were sent just now call for it, and the server has not told of them yet. */
  callsNow: boolean;
  /** Words of this conversation called for it, now or before: its numbers stay one press away. */
  wasCalledFor: boolean;
  /** It was closed: what is written from then on does not open it, unless a rule names it once it is sent. */
  isClosed: boolean;
  close(): void;
  /** A message goes: where the card was closed while it was written, it does not stand under it again. */
  noteSent(clientKey: string): void;
}

/**
 * The card stands under the newest words that called for it until the person closes it: the server knows where, over reloads
 * and devices. What has just been sent is looked at here, until the server has told.
 */
export function useCaseCard({ id, crisis_card: told }: Consultation, state: ConversationState): CaseCard {
  const [closedUnder, setClosedUnder] = useState<readonly string[]>([]);
  const closedWriting = useRef(false);
  const keyTold = state.messages.find(({ seq }) => seq === told?.seq)?.client_key ?? null;
  const newest = newestOwn(state, told?.seq ?? 0);
  const found = useCrisisWords(newest?.text ?? '');
  const isClosed = closedUnder.length > 0 || told?.is_closed === true;
  const calls = newest !== null && found !== null && (found.kind !== 'unnamed' || !isClosed);
  const under = calls ? newest.key : keyTold;
  const isClosedThere =
    under === null || closedUnder.includes(under) || (under === keyTold && told?.is_closed === true);
  const seqToClose =
    told && !told.is_closed && keyTold !== null && closedUnder.includes(keyTold) ? told.seq : null;
  useEffect(() => {
    if (seqToClose === null) return;
    const body = { delivered: 0, read: 0, card_closed: seqToClose };
    // One that does not arrive is made good by the next time it is closed.
    void browserApi()
      .call(markConsultationEndpoint, { params: { id }, body }, { isUnattended: true })
      .catch(() => undefined);
  }, [id, seqToClose]);
  return {
    openUnder: isClosedThere ? null : under,
    callsNow: calls,
    wasCalledFor: told !== null || calls || closedUnder.length > 0,
    isClosed,
    close: () => {
      if (under === null || isClosedThere) closedWriting.current = true;
      setClosedUnder((keys) => [...keys, under ?? '']);
    },
    noteSent: (clientKey) => {
      if (closedWriting.current) setClosedUnder((keys) => [...keys, clientKey]);
      closedWriting.current = false;
    },
  };
}

/** The newest words of one's own that the server has said nothing about yet. */
function newestOwn({ outgoing, messages }: ConversationState, toldUntil: number) {
  const sending = outgoing.at(-1);
  if (sending) return { key: sending.clientKey, text: sending.text };
  const sent = messages.findLast(({ author }) => author === 'member');
  return sent && sent.seq > toldUntil ? { key: sent.client_key, text: sent.text } : null;
}
