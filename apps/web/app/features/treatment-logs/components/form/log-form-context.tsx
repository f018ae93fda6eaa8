import type { TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { createContext, useContext } from 'react';
import type { PortalForm } from '../../../../shell/forms/portal-form.ts';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import { bindPart, type PartBinding } from '../../part-binding.ts';

export type TreatmentLogPortalForm = PortalForm<LogFormValues, TreatmentLogInput>;

const LogFormContext = createContext<{ form: TreatmentLogPortalForm; today: string } | null>(null);

export const LogFormProvider = LogFormContext;

/** The form and today in Japan, in every part of it. */
export function useLogForm() {
  const context = useContext(LogFormContext);
  if (!context) throw new Error('A part of the log form stands outside its form.');
  return context;
}

type PartName = 'visit' | 'life' | 'other';

/** One part of the form that is an object: its fields wired by name. */
export function useLogPart<N extends PartName>(name: N): PartBinding<LogFormValues[N]> {
  const { form } = useLogForm();
  return bindPart({
    path: name,
    values: form.values[name],
    form,
    // A written part may be all that was missing.
    change: (part, touched) =>
      form.change({ [name]: part } as Partial<LogFormValues>, [...touched, 'details']),
  });
}

/** The parts of the form that are lists. */
export type ListName = 'medicines' | 'test_results' | 'treatments';
export type RowOf<N extends ListName> = LogFormValues[N][number];

export interface LogRows<N extends ListName> {
  rows: readonly RowOf<N>[];
  row(index: number): PartBinding<RowOf<N>>;
  add(row: RowOf<N>): void;
  remove(index: number): void;
}

/** One list of the form: its rows, each wired by name. */
export function useLogRows<N extends ListName>(name: N): LogRows<N> {
  const { form } = useLogForm();
  const rows: readonly RowOf<N>[] = form.values[name];
  const write = (next: readonly RowOf<N>[], touched: readonly string[]) =>
    form.change({ [name]: next } as unknown as Partial<LogFormValues>, [...touched, 'details']);
  return {
    rows,
    row: (index) =>
      bindPart({
        path: `${name}.${index}`,
        values: rows[index] as RowOf<N>,
        form,
        change: (part, touched) => write(rows.with(index, part), touched),
      }),
    add: (row) => write([...rows, row], []),
    // The rows behind it move up, and their sentences with them: the next check says what still stands.
    remove: (index) => write(rows.toSpliced(index, 1), [name]),
  };
}
