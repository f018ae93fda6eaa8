import {
  attachNextVisitEndpoint,
  createNextVisitEndpoint,
  type NextVisit,
  type NextVisitInput,
  updateNextVisitEndpoint,
} from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { useAction } from '../../../../shell/forms/use-action.ts';
import { applySavedVisit } from '../../next-visit/next-visit-queries.ts';
import type { SaveTarget } from '../stored-form/use-stored-form.ts';

/** One sending: what is written, where it goes, and the log it is tied to on the way, if any. */
export interface VisitSending {
  input: NextVisitInput;
  target: SaveTarget;
  /** Ties the visit to this log in the same call. */
  logId?: string;
}

function call({ input, target: { origin, key }, logId }: VisitSending): Promise<NextVisit> {
  if (origin === null) {
    return browserApi().call(createNextVisitEndpoint, { body: input }, { idempotencyKey: key });
  }
  const { id, version } = origin;
  if (logId === undefined) {
    return browserApi().call(updateNextVisitEndpoint, { params: { id }, body: { ...input, version } });
  }
  const body = { ...input, version, next_visit_id: id };
  return browserApi().call(attachNextVisitEndpoint, { params: { id: logId }, body });
}

/**
 * Sends the form, once at a time. `onStored` goes on once the visit is stored and everything that shows it was asked for
 * again, with the form as it stands by then.
 */
export function useVisitSave(options: {
  onStored: (visit: NextVisit) => Promise<void> | void;
  onFailed: (error: unknown) => void;
}) {
  const client = useQueryClient();
  const latest = useRef(options);
  latest.current = options;

  const send = async (sending: VisitSending) => {
    const visit = await call(sending);
    await applySavedVisit(client, visit);
    await latest.current.onStored(visit);
  };
  const { run, isBusy } = useAction(send, {
    failureOf: (error) => {
      latest.current.onFailed(error);
      return null;
    },
  });
  return { send: run, busy: isBusy ? '保存しています…' : undefined };
}
