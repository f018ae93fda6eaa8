import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';

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
