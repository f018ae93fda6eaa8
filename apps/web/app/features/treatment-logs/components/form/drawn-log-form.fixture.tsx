import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../../../shell/data/query-client.ts';
import { drawOnPage, memberOf } from '../../../../shell/page-under-test.fixture.tsx';
import { blankLogForm, type LogFormValues } from '../../log-form/log-form-values.ts';
import { LogForm } from './log-form.tsx';

/** A new log in which every part is open and nothing is written. */
export const BLANK_LOG: LogFormValues = {
  ...blankLogForm('2026-11-20'),
  categories: TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag),
};

/** A form of a member's page, with what the page has loaded. */
export const drawForm = (form: ReactNode, client: QueryClient = createQueryClient()) =>
  drawOnPage(<QueryClientProvider client={client}>{form}</QueryClientProvider>, {
    member: memberOf('general'),
  });

/** The form of a log in which this is written. */
export const drawLogForm = (change: Partial<LogFormValues>, client?: QueryClient) =>
  drawForm(
    <LogForm
      title="治療ログを書く"
      back={{ href: '/treatment-logs', label: '治療ログへ戻る' }}
      start={{ values: { ...BLANK_LOG, ...change }, origin: null }}
    />,
    client,
  );
