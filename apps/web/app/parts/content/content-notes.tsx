import { matchScreen } from '@hidamari/domain/screens';
import { Icon } from '@hidamari/ui/icon';
import { Notice } from '@hidamari/ui/notice';
import { usePageData } from '../../shell/page-data.ts';
import './members-only-note.css';

/**
 * Told to visitors about a page that asks for a login, before they press; the login then leads back to that page
 * (specification section 2.5). Members, and pages for everybody, need no word.
 */
export function MembersOnlyNote({ href }: { href: string }) {
  const { member } = usePageData();
  if (member !== null || matchScreen(href)?.screen.access !== 'member') return null;
  return (
    <p className="members-only-note">
      <Icon name="lock" size={20} />
      <span>会員の方（ログインが必要です）</span>
    </p>
  );
}

interface NotNarrowedNoteProps {
  /** Other ways of narrowing the list still work: then it does not show everything. */
  isPartly?: boolean;
}

/** Says that what a list can be narrowed by could not be read, so that it shows more than was asked for (G103). */
export function NotNarrowedNote({ isPartly = false }: NotNarrowedNoteProps) {
  return isPartly ? (
    <Notice tone="caution" title="いまは、こまかくしぼりこめません">
      <p>
        分類の一部を読み込めなかったため、その分類ではしぼりこまずに表示しています。少したってから、開き直してください。
      </p>
    </Notice>
  ) : (
    <Notice tone="caution" title="いまは、しぼりこめません">
      <p>分類を読み込めなかったため、すべてを表示しています。少したってから、開き直してください。</p>
    </Notice>
  );
}

interface ReviewDueNoteProps {
  /** What the reader can do meanwhile, in a sentence. */
  advice?: string;
}

/** Says that the day of a text's next review has passed (G100). */
export function ReviewDueNote({
  advice = '大切なことは、かかっている病院でもお確かめください。',
}: ReviewDueNoteProps) {
  return (
    <Notice tone="caution" title="内容を確認中です">
      <p>{`見直しの時期になったため、いま内容を確かめています。${advice}`}</p>
    </Notice>
  );
}

/** Said where the content service did not answer and the last good copy is shown (G138). */
export function StaleNote() {
  return (
    <Notice tone="caution" title="最新でない可能性があります">
      <p>新しい内容を読み込めなかったため、前に読み込んだものを表示しています。</p>
    </Notice>
  );
}

interface PartStaleNoteProps {
  /** The part is the last good copy. */
  isStale: boolean;
  /** The page says it of the whole. */
  isTold: boolean;
}

/** A part that is read apart from its page says for itself that it may be old; said of the whole page, once is enough. */
export function PartStaleNote({ isStale, isTold }: PartStaleNoteProps) {
  if (!isStale || isTold) return null;
  return (
    <div className="mb-6">
      <StaleNote />
    </div>
  );
}
