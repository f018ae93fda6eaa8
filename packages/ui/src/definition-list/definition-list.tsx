import type { ReactNode } from 'react';

export type Definition = { term: string; description: ReactNode };

/** What was entered, on a confirmation or an overview: term left, value right. An empty value says 「未入力」. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="ui-definitions">
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {description === '' || description == null ? (
              <span className="ui-meta">未入力</span>
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
