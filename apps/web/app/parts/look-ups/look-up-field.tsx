import { canLookUp, matchedPart } from '@hidamari/domain/look-ups';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { Combobox, NO_SUGGESTIONS, type Suggestion, type Suggestions } from '@hidamari/ui/combobox';
import type { Need } from '@hidamari/ui/field';
import type { QueryKey } from '@tanstack/react-query';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CrisisNote } from '../crisis/crisis-note.tsx';

/** What every field of a look-up takes. */
export interface LookUpFieldProps<Row> {
  /** The written name in its form: name of the field, text, sentence, check on leaving. */
  field: { name: string; value: string; error: string | undefined; onBlur(): void };
  label: ReactNode;
  need: Need;
  /** The person wrote this themselves: a row that was chosen before is meant no more. */
  onWrite(text: string): void;
  /** The person chose this row; its name becomes the text. */
  onChoose(row: Row): void;
}

type Props<
  Row extends { id: string; name: string; is_sample: boolean },
  Key extends QueryKey,
> = LookUpFieldProps<Row> & { lookUp: LookUp<Row, Key> };

/** A name that may be chosen from a list, and may as well stand in no list (G73). */
export function LookUpField<
  Row extends { id: string; name: string; is_sample: boolean },
  Key extends QueryKey,
>(props: Props<Row, Key>) {
  const { field, label, need, onWrite, onChoose, lookUp } = props;
  const { suggestions, search, rowOf } = useLookUp(lookUp);
  return (
    <>
      <Combobox
        name={field.name}
        label={label}
        need={need}
        hint="2文字入れると候補が出ます。候補にない名前も書けます。"
        value={field.value}
        error={field.error}
        suggestions={suggestions}
        onType={onWrite}
        onSearch={search}
        onChoose={({ id }) => {
          const row = rowOf(id);
          if (row) onChoose(row);
        }}
        onBlur={field.onBlur}
      />
      <CrisisNote text={field.value} />
    </>
  );
}

/** What both lists say of a row. */
interface FoundRow {
  id: string;
  name: string;
  is_sample: boolean;
}

/** One of the portal's look-ups: how it is asked, and what tells its rows apart. */
interface LookUp<Row extends FoundRow, Key extends QueryKey> {
  query(text: string): UseQueryOptions<Row[], Error, Row[], Key>;
  detailOf(row: Row): string | undefined;
}

/** Invented rows are called what they are, on each of them. */
const SAMPLE_TAG = '見本';

/**
 * Rows for what is being typed (G73). An ask that is overtaken is given up; one that fails is said to have failed at
 * once, since the person only waits for it while they type, and nothing depends on it.
 */
function useLookUp<Row extends FoundRow, Key extends QueryKey>({ query, detailOf }: LookUp<Row, Key>) {
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
