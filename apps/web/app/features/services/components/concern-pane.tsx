import './concern-pane.css';
import type { ArticleSummary } from '@hidamari/contract/content';
import type { Concern } from '@hidamari/domain/option-sets';
import { Icon } from '@hidamari/ui/icon';
import { Illustration } from '@hidamari/ui/illustration';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useRevalidator } from 'react-router';
import { ArticleRow } from '../../../shell/content/article-card.tsx';
import { CONCERN_HELP } from '../concern-help.ts';

/** One concern as the page shows it; null articles = they could not be read. */
export interface ShownConcern {
  concern: Concern;
  label: string;
  articles: ArticleSummary[] | null;
}

function Articles({ label, articles }: Pick<ShownConcern, 'label' | 'articles'>) {
  const { revalidate, state } = useRevalidator();
  if (articles === null) {
    return (
      <PartFailed
        what={`${label}の記事`}
        onReload={() => void revalidate()}
        isReloading={state === 'loading'}
      />
    );
  }
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  );
}

/** A concern: what a supporter can help with, and what to read. */
export function ConcernPane({ shown: { concern, label, articles } }: { shown: ShownConcern }) {
  const { lead, helps, drawing } = CONCERN_HELP[concern];
  const heading = `concern-${concern}`;
  return (
    <section className="concern-pane" aria-labelledby={heading}>
      <SectionHeading id={heading}>{label}</SectionHeading>
      <div className="concern-help" data-concern={concern}>
        <Illustration drawing={drawing} />
        <p>{lead}</p>
        <h3>相談員ができること</h3>
        <ul>
          {helps.map((help) => (
            <li key={help}>
              <Icon name="check" size={22} />
              {help}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="concern-read">{`${label}の記事`}</h3>
        <Articles label={label} articles={articles} />
      </div>
    </section>
  );
}
