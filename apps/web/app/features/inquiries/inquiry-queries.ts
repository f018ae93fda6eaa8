import type { ApiClient } from '@hidamari/contract/client';
import { listInquiriesEndpoint, readInquiryEndpoint } from '@hidamari/contract/inquiries';
import type { InquiryState } from '@hidamari/domain/inquiries';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

export const INQUIRIES_KEY = ['desk', 'inquiries'] as const;

export const inquiriesQuery = (api: ApiClient, state: InquiryState) =>
  ownServiceQuery(api, listInquiriesEndpoint, { query: { state } }, [...INQUIRIES_KEY, state]);

/** Those that wait with words of danger. */
export const dangerInquiriesQuery = (api: ApiClient) =>
  ownServiceQuery(api, listInquiriesEndpoint, { query: { state: 'received', danger: true } }, [
    ...INQUIRIES_KEY,
    'danger',
  ]);

export const inquiryKey = (id: string) => ['desk', 'inquiry', id] as const;

/** Asked for once: each answer of the server is a reading that is recorded. */
export const inquiryQuery = (api: ApiClient, id: string) => ({
  ...ownServiceQuery(api, readInquiryEndpoint, { params: { id } }, inquiryKey(id)),
  staleTime: Infinity,
});
