import './members-only-note.css';
import { matchScreen } from '@hidamari/domain/screens';
import { Icon } from '@hidamari/ui/icon';
import { usePageData } from '../../shell/page-data.ts';

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
