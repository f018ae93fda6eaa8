import { ButtonLink, type ButtonLinkProps } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';
import { usePageData } from './page-data.ts';

/** The way back, above the heading: arrow first, as it points. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="ui-more-link">
      <Icon name="left" size={20} />
      {children}
    </Link>
  );
}

/**
 * The way to something that is the member's alone (G42). A concierge in the member's place is not led to a door that is
 * closed: for them it is not drawn, and what stands around it has to make sense without it.
 */
export function OwnButtonLink(props: ButtonLinkProps) {
  const { member } = usePageData();
  return member?.acting ? null : <ButtonLink {...props} />;
}
