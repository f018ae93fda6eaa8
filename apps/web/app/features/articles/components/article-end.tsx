import type { Article } from '@hidamari/contract/content';
import { dayParts, formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Fold } from '@hidamari/ui/fold';
import { SourceList } from '../../../shell/content/source-list.tsx';

function ChangeLog({ changes }: { changes: Article['change_log'] }) {
  if (changes.length === 0) return null;
  return (
    <Fold summary="これまでの見直し">
      <ul className="article-changes">
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

/** Where the text comes from, what it cannot be, and how it has changed. */
export function ArticleEnd({ article: { sources, change_log, next_review_at } }: { article: Article }) {
  const { year, month } = dayParts(next_review_at);
  return (
    <section className="article-end" aria-labelledby="sources-heading">
      <h2 id="sources-heading">参考にした資料</h2>
      {sources.length > 0 ? (
        <SourceList sources={sources} />
      ) : (
        <p>この記事は、確認した人の知識と経験をもとに書いています。</p>
      )}
      <p className="ui-meta">
        {`この記事は一般的な内容です。あなたの治療については、かかっている病院でお確かめください。次の見直し：${year}年${month}月`}
      </p>
      <ChangeLog changes={change_log} />
    </section>
  );
}
