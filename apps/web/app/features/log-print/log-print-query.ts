import type { ApiClient } from '@hidamari/contract/client';
import { NOTHING_CHOSEN } from '@hidamari/domain/log-print';
import type { SymptomKey } from '@hidamari/domain/treatment-logs';
import { logPrintCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { ALL_CATEGORIES, askedDays, type PrintAddress } from './print-address.ts';

/** What is chosen beside the address; kept on the page alone. Null: every symptom. */
export interface PrivateChoices {
  symptoms: readonly SymptomKey[] | null;
  withName: boolean;
}

export const USUAL_CHOICES: PrivateChoices = { symptoms: null, withName: false };

/** Everything that a print is asked for with, as the calls take it; what is usual is left out. */
export function askedChoices(address: PrintAddress, { symptoms, withName }: PrivateChoices, today: string) {
  const isAll = address.categories.length === ALL_CATEGORIES.length;
  return {
    ...askedDays(address, today),
    ...(isAll ? {} : { categories: [...address.categories] }),
    ...(symptoms === null ? {} : { symptoms: [...symptoms] }),
    ...(address.isSummaryOnly && { summary_only: true }),
    ...(withName && { with_name: true }),
  };
}
export type AskedChoices = ReturnType<typeof askedChoices>;

/** The pages of a print. */
export function printedSheetsQuery(api: ApiClient, asked: AskedChoices) {
  const { symptoms } = asked;
  const query = { ...asked, ...(symptoms?.length === 0 && { symptoms: NOTHING_CHOSEN }) };
  return ownServiceQuery(
    api,
    logPrintCalls,
    ({ readPrintedSheetsEndpoint }) => readPrintedSheetsEndpoint,
    { query },
    ['treatment-logs', 'print', asked],
  );
}
