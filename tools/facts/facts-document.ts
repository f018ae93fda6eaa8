import { FACTS, type Fact, type FactSource } from '../../packages/domain/src/facts/index.ts';
import { csv } from './csv.ts';

const HEAD = [
  'id',
  'what',
  'shown',
  'from',
  'to',
  'source',
  'address',
  'second source',
  'second address',
  'read on',
];

const named = (page: FactSource | undefined) =>
  page ? `${page.title} (${page.publisher}, ${page.year})` : '';

/** The table of dated figures as CSV, for whoever checks them. */
export function factsDocument(): string {
  const rows = Object.entries(FACTS as Readonly<Record<string, Fact>>).map(
    ([id, { what, text, from = '', to = '', source, second, checkedOn }]) => [
      id,
      what,
      text,
      from,
      to,
      named(source),
      source.url,
      named(second),
      second?.url ?? '',
      checkedOn,
    ],
  );
  return csv([HEAD, ...rows]);
}
