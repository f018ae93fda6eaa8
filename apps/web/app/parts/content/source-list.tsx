import './source-list.css';
import type { ArticleSource } from '@hidamari/contract/content';
import { ExternalLink } from '@hidamari/ui/link';

function Source({ source: { title, publisher, year, url } }: { source: ArticleSource }) {
  const name = `『${title}』`;
  return (
    <li>
      {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
      <span>{` ${publisher}${year === undefined ? '' : `、${year}年`}`}</span>
    </li>
  );
}

/** 参考にした資料: where a text comes from. */
export function SourceList({ sources }: { sources: readonly ArticleSource[] }) {
  return (
    <ol className="source-list">
      {sources.map((source) => (
        <Source key={`${source.publisher} ${source.title}`} source={source} />
      ))}
    </ol>
  );
}
