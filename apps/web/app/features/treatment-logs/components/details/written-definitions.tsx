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
