import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** Edge in px; without it the icon is one and a half times the text around it. */
  size?: number;
  /** Filled rather than outlined: a heart that is chosen. The state itself must also stand in words or aria. */
  filled?: boolean;
  className?: string;
};

/**
 * A drawn sign beside words. It is always hidden from assistive technology: the word next to it carries the
 * meaning, and a button without a visible word is an IconButton, which asks for its name.
 */
export function Icon({ name, size, filled, className }: IconProps) {
  return (
    <svg
      className={className ? `ui-icon ${className}` : 'ui-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={filled ? '' : undefined}
      // Attributes, not a style: the page's security policy allows no inline styles.
      width={size}
      height={size}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** The icon a menu's data names, when it is one of ours; navigation data cannot know the drawings. */
export function iconNamed(name: string | null | undefined): IconName | undefined {
  return name && Object.hasOwn(ICON_PATHS, name) ? (name as IconName) : undefined;
}
