import type { ApiClient } from '@hidamari/contract/client';
import type { Inquiry, InquiryRow } from '@hidamari/contract/inquiries';
import type { InquiryState } from '@hidamari/domain/inquiries';
import type { QueryClient } from '@tanstack/react-query';
import { inquiryCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

export const INQUIRIES_KEY = ['desk', 'inquiries'] as const;

export const inquiriesQuery = (api: ApiClient, state: InquiryState) =>
  ownServiceQuery(
    api,
    inquiryCalls,
    ({ listInquiriesEndpoint }) => listInquiriesEndpoint,
    { query: { state } },
    [...INQUIRIES_KEY, state],
  );

/** Those that wait with words of danger. */
export const dangerInquiriesQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    inquiryCalls,
    ({ listInquiriesEndpoint }) => listInquiriesEndpoint,
    { query: { state: 'received', danger: true } },
    [...INQUIRIES_KEY, 'danger'],
  );

export const inquiryKey = (id: string) => ['desk', 'inquiry', id] as const;

/** Asked for once: each answer of the server is a reading that is recorded. */
export const inquiryQuery = (api: ApiClient, id: string) => ({
  ...ownServiceQuery(
    api,
    inquiryCalls,
    ({ readInquiryEndpoint }) => readInquiryEndpoint,
    { params: { id } },
    inquiryKey(id),
  ),
  staleTime: Infinity,
});

/**
 * Takes a row of the list into the inquiry that is shown. One that was read before the answer and arrives after it is left:
 * it would take the answer's day and state away again.
 */
export function takeInquiryRow(client: QueryClient, row: InquiryRow): void {
  client.setQueryData<Inquiry>(
    inquiryKey(row.id),
    (now) => now && (row.version < now.version ? now : { ...now, ...row }),
  );
}
