import './text-end.css';
import type { ArticleSource, ContentChange } from '@hidamari/contract/content';
import { dayParts, formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Fold } from '@hidamari/ui/fold';
import { SourceList } from './source-list.tsx';

interface TextEndProps {
  text: {
    sources: readonly ArticleSource[];
    /** Where the dated figures of the text were read. */
    figure_sources: readonly ArticleSource[];
    change_log: readonly ContentChange[];
    /** Day of the next review, YYYY-MM-DD. */
    next_review_at: string;
  };
  /** What the text calls itself: 「この記事」. */
  name: string;
  /** What it cannot be, and where to make sure, in a sentence or two. */
  limits: string;
}

function ChangeLog({ changes }: { changes: readonly ContentChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Fold summary="これまでの見直し">
      <ul className="text-changes">
        {changes.map(({ day, text }) => (
          <li key={`${day} ${text}`}>
            <time dateTime={day}>{formatPlainDate(day)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Where the figures come from: many pages, for whoever wants to make sure of one. */
function FigureSources({ sources }: { sources: readonly ArticleSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Fold summary={`金額や期間などの数字を確かめたページ（${sources.length}）`}>
      <SourceList sources={sources} />
    </Fold>
  );
}

/** Under an article, an answer and a service alike: where the text comes from, what it cannot be, how it has changed (G100). */
export function TextEnd({ text, name, limits }: TextEndProps) {
  const { sources, figure_sources, change_log, next_review_at } = text;
  const { year, month } = dayParts(next_review_at);
  return (
    <section className="text-sources" aria-labelledby="sources-heading">
      <h2 id="sources-heading">参考にした資料</h2>
      {sources.length > 0 ? (
        <SourceList sources={sources} />
      ) : (
        <p>{`${name}には、参考にした資料はありません。`}</p>
      )}
      <FigureSources sources={figure_sources} />
      <p className="ui-meta">{`${limits}次の見直し：${year}年${month}月`}</p>
      <ChangeLog changes={change_log} />
    </section>
  );
}
