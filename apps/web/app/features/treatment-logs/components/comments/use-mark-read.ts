import type { ReadLog } from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { logCalls } from '../../../../shell/data/contract-calls.ts';
import { takeReadComments } from '../../treatment-logs-queries.ts';
import { unreadIn } from './unread-in.ts';

/**
 * Marks the comments of a log as read once its page is in front of somebody (G72): not in a tab that was opened behind.
 * What cannot be marked now is marked the next time; nobody is told, since they can read all the same.
 */
export function useMarkRead(log: ReadLog): void {
  const client = useQueryClient();
  const marked = useRef(new Set<string>());
  const { id } = log;
  const newest = unreadIn(log).at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || marked.current.has(newest)) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current.has(newest)) return;
      marked.current.add(newest);
      void markRead(id).then(
        () => takeReadComments(client, id),
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, newest]);
}

async function markRead(id: string): Promise<void> {
  await browserApi().call((await logCalls()).markTreatmentLogsViewedEndpoint, { body: { ids: [id] } });
}
