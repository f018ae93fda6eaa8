import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

/** What a link of any part may carry. `href` is a whole address of a screen, of a section, a `tel:` or a `mailto:`. */
export type LinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onBlur?: (() => void) | undefined;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'data-kind'?: string | undefined;
  'data-size'?: string | undefined;
  'data-width'?: string | undefined;
  'data-long'?: string | undefined;
};

const LinkComponent = createContext<ComponentType<LinkProps> | null>(null);

/**
 * Tells the parts which component navigates to another screen without a new page. The application sets it once at its
 * root; without it (gallery, tests, mail) every link is a plain anchor and works the same.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link inside a part. Addresses that leave the application, and sections of this page, are plain anchors. */
export function Link(props: LinkProps) {
  const Routed = useContext(LinkComponent);
  const staysInside = props.href.startsWith('/') && !props.href.startsWith('//') && !props.target;
  if (Routed && staysInside) return <Routed {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

/**
 * A link to another company's site: opens apart and says so in words, with the icon
 * (ui 18). The other site learns nothing of the page left.
 */
export function ExternalLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="ui-external">
        （別ウィンドウで開きます）
        <Icon name="external" size={16} />
      </span>
    </a>
  );
}

/** 「がんの情報をすべて見る」: a link on a line of its own, 48 px high, with an arrow that shows where it leads. */
export function MoreLink({
  href,
  children,
  icon = 'right',
}: {
  href: string;
  children: ReactNode;
  icon?: IconName;
}) {
  return (
    <Link href={href} className="ui-more-link">
      {children}
      <Icon name={icon} size={20} />
    </Link>
  );
}
