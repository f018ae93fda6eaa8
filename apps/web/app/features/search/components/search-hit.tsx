import type { SearchHit } from '@hidamari/contract/search';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { formatFigure } from '@hidamari/domain/japanese-text';
import { screenHref } from '@hidamari/domain/screens';
import { Link, MoreLink } from '@hidamari/ui/link';
import { Tag } from '@hidamari/ui/tag';
import { CategoryTag } from '../../../parts/content/byline.tsx';
import { MembersOnlyNote } from '../../../parts/content/content-notes.tsx';
import { MarkedPieces } from '../../../parts/content/marked-pieces.tsx';
import type { FoundLog, OwnLogs } from '../search-calls.ts';
import { KIND_WORDS } from '../search-parts.ts';

/** One thing that was found: what it is, its title and the place in it, with the words marked. */
export function Hit({ hit: { kind, href, title, text, category, note } }: { hit: SearchHit }) {
  return (
    <li>
      <Link href={href} className="search-hit">
        <span className="search-hit-kind">
          {category && kind !== 'story' ? <CategoryTag category={category} /> : <Tag>{KIND_WORDS[kind]}</Tag>}
          <span className="ui-meta">
            {[category && kind !== 'story' ? KIND_WORDS[kind] : '', note].filter(Boolean).join('・')}
          </span>
        </span>
        <h2>
          <MarkedPieces pieces={title} />
        </h2>
        <p>
          <MarkedPieces pieces={text} />
        </p>
        <MembersOnlyNote href={href} />
      </Link>
    </li>
  );
}

function LogHit({ log: { id, log_date, title } }: { log: FoundLog }) {
  return (
    <li>
      <Link href={screenHref('/treatment-logs/:id', { id })} className="search-hit search-hit-own">
        <span className="search-hit-kind">
          <Tag>わたしの記録</Tag>
          <span className="ui-meta">あなただけに見えます</span>
        </span>
        <h2>{`${formatJapaneseDate(log_date)} ${title}`}</h2>
      </Link>
    </li>
  );
}

/** Logs of one's own, apart from what everybody finds; of many the newest, and the way to all of them. */
export function OwnHits({ logs: { shown, total }, keyword }: { logs: OwnLogs; keyword: string }) {
  return (
    <div>
      <ul className="search-hits">
        {shown.map((log) => (
          <LogHit key={log.id} log={log} />
        ))}
      </ul>
      {total > shown.length ? (
        <MoreLink href={screenHref('/treatment-logs', null, { keyword: keyword.trim() })}>
          {`治療ログをすべて見る（${formatFigure(total)}件）`}
        </MoreLink>
      ) : null}
    </div>
  );
}
