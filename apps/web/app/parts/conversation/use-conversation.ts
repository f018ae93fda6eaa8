import type { LiveEvent } from '@hidamari/contract/consultations';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClosedDaysNews } from '../../shell/closed-days/closed-days.tsx';
import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';
import type { ConversationState, OutgoingMessage } from './conversation-state.ts';
import { type ConversationCalls, type ConversationStart, ConversationStore } from './conversation-store.ts';
import { LiveConnection } from './live-connection.ts';

interface ConversationOptions {
  caseId: string;
  side: 'member' | 'staff';
  calls: ConversationCalls;
  /** The address of the live connection, and how to say hello on it. */
  connection: Pick<ConstructorParameters<typeof LiveConnection>[0], 'path' | 'prepare' | 'onEvent'>;
  start: ConversationStart;
  onCaseChanged(): void;
}

export interface ConversationHandle {
  state: ConversationState;
  store: ConversationStore;
}

const outgoingName = (caseId: string) => `conversation:${caseId}:outgoing`;

/**
 * One conversation on this page, from what the page came with. What is on its way when the page is left stands in the
 * tab's own storage, and goes on its way again.
 */
export function useConversation(options: ConversationOptions): ConversationHandle {
  const { hear } = useClosedDaysNews();
  const onEvent = (event: LiveEvent) => {
    // A connection that has just opened may have missed what was said before it, or while it was down.
    if (event.type === 'closures-changed' || event.type === 'ready') hear();
    options.connection.onEvent?.(event);
  };
  const latest = useRef({ ...options, onEvent });
  latest.current = { ...options, onEvent };
  const [{ store, connection }] = useState(() => beginStore(options, latest));
  useEffect(() => {
    store.restore(readDraft<OutgoingMessage[]>(outgoingName(options.caseId)) ?? []);
    connection.open();
    const end = store.begin();
    return () => {
      end();
      connection.close();
    };
  }, [store, connection, options.caseId]);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { state, store };
}

function beginStore(
  options: ConversationOptions,
  latest: { current: ConversationOptions & { onEvent(event: LiveEvent): void } },
) {
  const { caseId, side, start } = options;
  const connection = new LiveConnection({
    path: options.connection.path,
    prepare: () => latest.current.connection.prepare(),
    onCarrying: (isCarrying) => store.carrying(isCarrying),
    onEvent: (event) => latest.current.onEvent(event),
  });
  const store = new ConversationStore({
    caseId,
    side,
    connection,
    start,
    calls: options.calls,
    onCaseChanged: () => latest.current.onCaseChanged(),
    keepOutgoing: (outgoing) => {
      if (outgoing.length === 0) forgetDraft(outgoingName(caseId));
      else saveDraft(outgoingName(caseId), outgoing);
    },
  });
  return { store, connection };
}
