import type { ApiClient } from '@hidamari/contract/client';
import type { LogCharts } from '@hidamari/contract/treatment-logs';
import {
  type ChartPeriod,
  type ChartPeriodChoice,
  chartPeriodOf,
  DEFAULT_CHART_PERIOD,
} from '@hidamari/domain/log-charts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { useToday } from '../../../../shell/use-now.ts';
import { logChartsQuery } from '../../treatment-logs-queries.ts';

export interface ShownCharts {
  choice: ChartPeriodChoice;
  choose: (choice: ChartPeriodChoice) => void;
  /** The chosen one, by its days. */
  period: ChartPeriod;
  today: string;
  /** Of the chosen period, or of the one before as long as the new ones are on their way; null: nothing yet. */
  charts: LogCharts | null;
  /** They could not be asked for, and it was given up. */
  hasFailed: boolean;
  isFetching: boolean;
  reload: () => void;
}

/** The charts of the period that the member chooses. */
export function useLogCharts(): ShownCharts {
  const today = useToday();
  const [choice, choose] = useState<ChartPeriodChoice>(DEFAULT_CHART_PERIOD);
  const period = chartPeriodOf(choice, today);
  const query = useQuery({
    ...logChartsQuery(pageApi(), period),
    placeholderData: keepPreviousData,
  });
  const isThere = query.data !== undefined && !query.isPlaceholderData;
  return {
    choice,
    choose,
    period,
    today,
    charts: query.data ?? null,
    hasFailed: !isThere && (query.error !== null || query.fetchStatus === 'paused'),
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}

/** The charts that stand first, asked for with the page. A failure is theirs alone: the page stands without them. */
export function prefetchLogCharts(client: QueryClient, api: ApiClient, today: string): Promise<void> {
  return client.prefetchQuery(logChartsQuery(api, chartPeriodOf(DEFAULT_CHART_PERIOD, today)));
}
