import './content-body.css';
import type { ArticleTerm } from '@hidamari/contract/content';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';

/**
 * The explanations that the marked words of a text open in place (`popovertarget`): without a script, closed with Esc
 * or a press beside it. A browser that knows no popovers shows them under the text, and so does paper.
 */
export function TermNotes({ terms }: { terms: readonly ArticleTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="term-notes" aria-label="この文章に出てくる言葉">
      {terms.map(({ id, name, kana, meaning }) => (
        <div key={id} id={`term-${id}`} popover="auto" className="term-note">
          <dl>
            <dt>{`${name}（${kana}）`}</dt>
            <dd>{meaning}</dd>
          </dl>
          <div className="term-note-close">
            <MoreLink href={`${screenHref('/articles/words')}#${id}`}>ほかの言葉も見る</MoreLink>
            <button
              type="button"
              className="ui-button"
              data-kind="quiet"
              popoverTarget={`term-${id}`}
              popoverTargetAction="hide"
            >
              閉じる
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
