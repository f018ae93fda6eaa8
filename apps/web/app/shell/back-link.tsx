import { Icon } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';

/** The way back, above the heading: arrow first, as it points. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="ui-more-link">
      <Icon name="left" size={20} />
      {children}
    </Link>
  );
}
