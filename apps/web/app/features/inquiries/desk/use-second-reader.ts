import { checkInquiryEndpoint, type Inquiry, type InquiryRow } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskNews } from '../../../parts/desk/desk-news.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import {
  dangerInquiriesQuery,
  INQUIRIES_KEY,
  inquiriesQuery,
  inquiryKey,
  takeInquiryRow,
} from '../inquiry-queries.ts';

type Step = 'check' | 'look';

/** What the desk's line tells of is looked at by itself, among those with words of danger alone. */
export function useSecondReaderNews({ id, has_danger: hasDanger, state }: Inquiry): void {
  const client = useQueryClient();
  const isWaiting = hasDanger && state === 'received';
  useEffect(() => {
    if (!isWaiting) return;
    return deskNews.listen(({ type }) => {
      if (type === 'queue-changed' || type === 'ready') void lookQuietly(client, id);
    });
  }, [client, id, isWaiting]);
}

async function lookQuietly(client: QueryClient, id: string): Promise<void> {
  const { data } = await client.fetchQuery(dangerInquiriesQuery(browserApi())).catch(() => ({ data: [] }));
  const row = data.find((found) => found.id === id);
  if (row) takeInquiryRow(client, row);
}

/**
 * Who else has read words that suggest danger (G119): says so for oneself, and looks whether a colleague has. The look asks
 * the list, which is no reading of what was written.
 */
export function useSecondReader(id: string) {
  const client = useQueryClient();
  const [busyWith, setBusyWith] = useState<Step | null>(null);
  const [failure, setFailure] = useState<FailedSave | null>(null);

  const takeRow = (row: InquiryRow | undefined) => {
    // No longer among those that wait: it was answered, and the answer is read anew.
    if (!row) return void client.invalidateQueries({ queryKey: inquiryKey(id) });
    takeInquiryRow(client, row);
  };
  const go = async (step: Step, act: () => Promise<InquiryRow | undefined>) => {
    setBusyWith(step);
    setFailure(null);
    try {
      takeRow(await act());
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') takeRow(undefined);
      else setFailure(failedSaveOf(error));
    } finally {
      setBusyWith(null);
    }
  };
  return {
    busyWith,
    failure,
    check: () =>
      go('check', async () => {
        const row = await browserApi().call(checkInquiryEndpoint, { params: { id } });
        void client.invalidateQueries({ queryKey: INQUIRIES_KEY });
        return row;
      }),
    look: () =>
      go('look', async () => {
        const { data } = await client.fetchQuery(inquiriesQuery(browserApi(), 'received'));
        return data.find((row) => row.id === id);
      }),
  };
}
