import { canLookUp, matchedPart } from '@hidamari/domain/look-ups';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { NO_SUGGESTIONS, type Suggestion, type Suggestions } from '@hidamari/ui/combobox';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What both lists say of a row. */
interface FoundRow {
  id: string;
  name: string;
  is_sample: boolean;
}

/** One of the portal's look-ups: how it is asked, and what tells its rows apart. */
export interface LookUp<Row extends FoundRow, Key extends QueryKey> {
  query(text: string): UseQueryOptions<Row[], Error, Row[], Key>;
  detailOf(row: Row): string | undefined;
}

/** Invented rows are called what they are, on each of them. */
const SAMPLE_TAG = '見本';

/**
 * Rows for what is being typed (G73). An ask that is overtaken is given up; one that fails is said to have failed at
 * once, since the person only waits for it while they type, and nothing depends on it.
 */
export function useLookUp<Row extends FoundRow, Key extends QueryKey>({ query, detailOf }: LookUp<Row, Key>) {
  const [asked, setAsked] = useState('');
  const isAsked = canLookUp(asked);
  const answer = useQuery({
    ...query(asked),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData<Row[]>,
  });
  const rows: readonly Row[] = answer.data ?? [];
  const drawn = (row: Row): Suggestion => {
    const detail = detailOf(row);
    return {
      id: row.id,
      label: row.name,
      mark: matchedPart(row.name, asked),
      ...(detail !== undefined && { detail }),
      ...(row.is_sample && { tag: SAMPLE_TAG }),
    };
  };
  const isWithoutAnswer = answer.isError || (answer.fetchStatus === 'paused' && !answer.isSuccess);
  const isAsking = answer.isPending || answer.isPlaceholderData;
  const suggestions: Suggestions = {
    state: isWithoutAnswer ? 'failed' : isAsking ? 'asking' : 'ready',
    rows: isWithoutAnswer ? [] : rows.map(drawn),
    hasMore: rows.length >= LOG_LIMITS.lookUpRows,
  };
  return {
    suggestions: isAsked ? suggestions : NO_SUGGESTIONS,
    search: setAsked,
    rowOf: (id: string): Row | undefined => rows.find((row) => row.id === id),
  };
}
