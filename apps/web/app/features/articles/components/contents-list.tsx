import type { ArticleHeading } from '@hidamari/contract/content';

/** この記事の内容: the headings of the text. One heading needs no list. */
export function ContentsList({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-heading" data-print="hide">
      <h2 id="contents-heading">この記事の内容</h2>
      <ol>
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
