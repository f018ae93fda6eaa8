import './term-rows.css';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ListedTerm, TermRow } from '../reading-rows.ts';

/** Ways to the rows of this page. */
export function RowChips({ rows }: { rows: readonly TermRow[] }) {
  return (
    <Chips name="読みの行へ進む">
      {rows.map(({ id, name }) => (
        <ChipLink key={id} href={`#${id}`}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** The reading is written out, whatever the furigana switch says: it is what the term stands under. */
function Term({ term: { id, name, reading, aliases, meaning } }: { term: ListedTerm }) {
  return (
    <div id={id} className="glossary-term">
      <dt>
        <dfn>{name}</dfn>
        {reading === null ? null : <span className="ui-meta">{reading}</span>}
      </dt>
      {aliases.length === 0 ? null : <dd className="ui-meta">{`ほかの言い方：${aliases.join('、')}`}</dd>}
      <dd>{meaning}</dd>
    </div>
  );
}

/** One row with its terms; each can be led to by its id. */
export function TermRowPart({ row: { id, name, terms } }: { row: TermRow }) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading}>
      <SectionHeading id={heading} size="normal">
        {name}
      </SectionHeading>
      <dl className="glossary-terms">
        {terms.map((term) => (
          <Term key={term.id} term={term} />
        ))}
      </dl>
    </section>
  );
}
