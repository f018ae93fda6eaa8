import { Combobox } from '@hidamari/ui/combobox';
import type { Need } from '@hidamari/ui/field';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import { type LookUp, useLookUp } from './use-look-up.ts';

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
