import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';

/** key: the one step a screen is for. plain: a second way. quiet: a tool. text: a way out. danger: cannot be undone. */
export type ButtonKind = 'key' | 'plain' | 'quiet' | 'text' | 'danger';

type ButtonLook = {
  /** A verb, or a verb's neighbour: 「この内容で登録する」. */
  children: ReactNode;
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  width?: 'auto' | 'full';
  icon?: IconName;
  /** A drawn mark in place of an icon (the official mark of another service). */
  mark?: ReactNode;
  /** An arrow or a sign after the words. */
  iconAfter?: IconName;
  className?: string;
};

export type ButtonProps = ButtonLook & {
  /** Stated on purpose: a button that forgets its type sends the form around it. Default 'button'. */
  type?: 'button' | 'submit';
  /** Words shown while the work runs (「送っています…」). The button keeps its focus and ignores presses. */
  busy?: string | undefined;
  disabled?: boolean | undefined;
  id?: string;
  name?: string;
  value?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
};

function Face({
  icon,
  mark,
  iconAfter,
  children,
}: Pick<ButtonLook, 'icon' | 'mark' | 'iconAfter' | 'children'>) {
  return (
    <>
      {mark ?? (icon ? <Icon name={icon} /> : null)}
      <span>{children}</span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </>
  );
}

const lookOf = ({ kind = 'key', size, width, className }: Omit<ButtonLook, 'children'>) => ({
  className: className ? `ui-button ${className}` : 'ui-button',
  'data-kind': kind,
  'data-size': size === 'normal' ? undefined : size,
  'data-width': width === 'full' ? 'full' : undefined,
});

/** A press that does something on this screen. For another screen, a file or a telephone number: ButtonLink. */
export function Button(props: ButtonProps) {
  const {
    children,
    kind,
    size,
    width,
    icon,
    mark,
    iconAfter,
    className,
    type = 'button',
    busy,
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      {...lookOf({
        kind: kind ?? 'key',
        ...(size && { size }),
        ...(width && { width }),
        ...(className && { className }),
      })}
      type={type}
      // aria-disabled rather than disabled: the focus stays where the person pressed.
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="ui-button-spinner" aria-hidden="true" /> : null}
      {busy ? (
        // A live region without a role: within a button, a `status` would leave the button without a name.
        <span aria-live="polite">{busy}</span>
      ) : (
        <Face mark={mark} {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
          {children}
        </Face>
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & {
  href: string;
  id?: string;
  /** A window of its own, where the page has to stay; its words say so. */
  target?: '_blank';
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button: it goes somewhere (another screen, `tel:`), so it is a link to everyone. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, kind, size, width, icon, mark, iconAfter, className, ...rest } = props;
  return (
    <Link
      {...rest}
      {...lookOf({
        kind: kind ?? 'key',
        ...(size && { size }),
        ...(width && { width }),
        ...(className && { className }),
      })}
    >
      <Face mark={mark} {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
        {children}
      </Face>
    </Link>
  );
}
