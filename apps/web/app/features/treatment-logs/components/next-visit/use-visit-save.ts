import {
  attachNextVisitEndpoint,
  createNextVisitEndpoint,
  type NextVisit,
  type NextVisitInput,
  updateNextVisitEndpoint,
} from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { takeSavedVisit } from '../../next-visit/next-visit-queries.ts';

/** The stored visit a form writes over, and the version it started from; null for a new visit. */
export type VisitOrigin = Pick<NextVisit, 'id' | 'version'> | null;

/** One sending: what is written, over which version, and the log it is tied to on the way, if any. */
export interface VisitSending {
  input: NextVisitInput;
  origin: VisitOrigin;
  /** Ties the visit to this log in the same call. */
  logId?: string;
}

/**
 * Sends the form, once at a time. The same key goes with every sending of one form, so that a save whose answer was
 * lost makes no second visit (F5).
 */
export function useVisitSave(onFailed: (error: unknown) => void) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const key = useRef<string | null>(null);
  const client = useQueryClient();

  const call = ({ input, origin, logId }: VisitSending): Promise<NextVisit> => {
    key.current ??= crypto.randomUUID();
    if (origin === null) {
      return browserApi().call(createNextVisitEndpoint, { body: input }, { idempotencyKey: key.current });
    }
    const { id, version } = origin;
    if (logId === undefined) {
      return browserApi().call(updateNextVisitEndpoint, { params: { id }, body: { ...input, version } });
    }
    const body = { ...input, version, next_visit_id: id };
    return browserApi().call(attachNextVisitEndpoint, { params: { id: logId }, body });
  };

  /** Sends, and goes on with `then` once the visit is stored and everything that shows it was asked for again. */
  const send = async (sending: VisitSending, then: (visit: NextVisit) => Promise<void> | void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const visit = await call(sending);
      await takeSavedVisit(client, visit);
      await then(visit);
    } catch (error) {
      onFailed(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** What is sent from now on is another visit. */
  const startAnew = () => {
    key.current = null;
  };
  return { send, startAnew, busy: isBusy ? '保存しています…' : undefined };
}
