import type { ApiClient } from '@hidamari/contract/client';
import type { CaseStatus } from '@hidamari/domain/consultations';
import { consultationCalls } from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';

/** Everything of the member's consultations: what is read anew when a case has changed. */
export const CONSULTATIONS_KEY = ['consultations'] as const;

export interface ConsultationFilters {
  page: number;
  status?: CaseStatus | undefined;
}

export const consultationListQuery = (api: ApiClient, { page, status }: ConsultationFilters) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ listConsultationsEndpoint }) => listConsultationsEndpoint,
    { query: { page, ...(status && { status }) } },
    [...CONSULTATIONS_KEY, 'list', { page, status: status ?? null }],
  );

export const consultationQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ readConsultationEndpoint }) => readConsultationEndpoint,
    { params: { id } },
    [...CONSULTATIONS_KEY, 'case', id],
  );

/** The newest messages: what a conversation begins with; from there on it follows by itself. */
export const firstMessagesQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    consultationCalls,
    ({ listMessagesEndpoint }) => listMessagesEndpoint,
    { params: { id }, query: {} },
    [...CONSULTATIONS_KEY, 'messages', id],
  );
