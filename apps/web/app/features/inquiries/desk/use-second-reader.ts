import { checkInquiryEndpoint, type Inquiry, type InquiryRow } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskNews } from '../../../parts/desk/desk-news.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import {
  dangerInquiriesQuery,
  INQUIRIES_KEY,
  inquiriesQuery,
  inquiryKey,
  takeInquiryRow,
} from '../inquiry-queries.ts';

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
  const takeRow = (row: InquiryRow | undefined) => {
    // No longer among those that wait: it was answered, and the answer is read anew.
    if (!row) return void client.invalidateQueries({ queryKey: inquiryKey(id) });
    takeInquiryRow(client, row);
  };
  const steps = {
    check: async () => {
      const row = await browserApi().call(checkInquiryEndpoint, { params: { id } });
      void client.invalidateQueries({ queryKey: INQUIRIES_KEY });
      return row;
    },
    look: async () => {
      const { data } = await client.fetchQuery(inquiriesQuery(browserApi(), 'received'));
      return data.find((row) => row.id === id);
    },
  };
  const { run, busyWith, failure } = useAction(
    async (step: keyof typeof steps) => takeRow(await steps[step]()),
    {
      failureOf: (error) => {
        const isOlder = error instanceof AppError && error.code === 'conflict';
        if (isOlder) takeRow(undefined);
        return isOlder ? null : failedSaveOf(error);
      },
    },
  );
  return { busyWith, failure, check: () => run('check'), look: () => run('look') };
}
