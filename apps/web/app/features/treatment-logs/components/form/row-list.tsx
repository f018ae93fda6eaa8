import { Button } from '@hidamari/ui/button';
import { type ReactNode, useRef } from 'react';
import { RowFrame } from '../../../../shell/forms/row-frame.tsx';
import { useFocusNewRow } from '../../../../shell/forms/use-focus-new-row.ts';
import { nextRow } from '../../log-form/log-form-values.ts';
import type { PartBinding } from '../../part-binding.ts';
import { type ListName, type RowOf, useLogRows } from './log-form-context.tsx';

type Props<N extends ListName> = {
  /** The list's name in the form. */
  list: N;
  /** What a new row starts from. */
  empty: RowOf<N>;
  /** The field of a new row that takes the focus. */
  firstField: keyof RowOf<N> & string;
  /** What a row is called; `number` counts from 1. */
  nameOf: (row: RowOf<N>, number: number) => string;
  /** A row goes, and what hangs on it elsewhere. */
  onRemove?: (row: RowOf<N>) => void;
  /** 「薬を足す」. */
  addLabel: string;
  /** The fields of one row. */
  children: (row: PartBinding<RowOf<N>>) => ReactNode;
};

/** A list of the form: as many rows as there are, each with the way to take it out again, then the way to add one. */
export function RowList<N extends ListName>(props: Props<N>) {
  const { list, empty, firstField, nameOf, addLabel, onRemove, children } = props;
  const { rows, row, add, remove } = useLogRows(list);
  const focusNext = useFocusNewRow(list, rows.length, firstField);
  const addButton = useRef<HTMLButtonElement>(null);
  const takeOut = (index: number) => {
    // The button that was pressed goes with its row: the keyboard goes on from the end of the list.
    addButton.current?.focus({ preventScroll: true });
    const taken = rows[index];
    if (taken) onRemove?.(taken);
    remove(index);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 empty:hidden">
        {rows.map((values, index) => (
          <RowFrame key={values.row} name={nameOf(values, index + 1)} onRemove={() => takeOut(index)}>
            {children(row(index))}
          </RowFrame>
        ))}
      </ul>
      <div>
        <Button
          ref={addButton}
          kind="plain"
          icon="plus"
          onClick={() => {
            focusNext();
            add({ ...empty, row: nextRow(rows) });
          }}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
