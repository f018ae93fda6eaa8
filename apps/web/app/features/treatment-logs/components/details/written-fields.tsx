import { fieldsOf, fieldText, type LogPart } from '@hidamari/domain/treatment-logs';
import { DefinitionList } from '@hidamari/ui/definition-list';
import type { ReactNode } from 'react';

/** Terms with what was written; lines without an answer are left out. Line breaks of the member's text stay. */
export function WrittenDefinitions({ items }: { items: readonly [term: string, written: ReactNode][] }) {
  const written = items.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return (
    <DefinitionList
      items={written.map(([term, value]) => ({
        term,
        description: <span className="ui-num whitespace-pre-line">{value}</span>,
      }))}
    />
  );
}

type Props<P extends LogPart> = {
  fields: P;
  values: object;
  /** Names that stand in front; the others follow in the order of the table. */
  first?: readonly (keyof P & string)[];
  /** Names that are said elsewhere. */
  without?: readonly (keyof P & string)[];
};

/** What was written in a part (`LOG_FIELDS`), each under its name. */
export function WrittenFields<P extends LogPart>({ fields, values, first, without = [] }: Props<P>) {
  const said = fieldsOf(fields, first).filter(({ name }) => !without.includes(name));
  return (
    <WrittenDefinitions
      items={said.map(({ name, field }) => [field.label, fieldText(field, Reflect.get(values, name))])}
    />
  );
}
