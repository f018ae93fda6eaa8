import type { ReactNode } from 'react';

/** narrow 592 px: articles and forms. mid 832. normal 1032. wide 1132: header, footer, home. */
export type ContainerWidth = 'narrow' | 'mid' | 'normal' | 'wide';

export type ContainerProps = { width?: ContainerWidth; className?: string; children: ReactNode };

/** Keeps content in the middle with 20 px (40 px from 48em) of air at the sides. */
export function Container({ width = 'normal', className, children }: ContainerProps) {
  return (
    <div className={className ? `ui-container ${className}` : 'ui-container'} data-width={width}>
      {children}
    </div>
  );
}

export type BandProps = {
  ground?: 'paper' | 'sunk';
  /** The id of the heading that names this part of the page; with it the band is a region people can jump to. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a long page. Paper and sunk paper alternate instead of boxes. */
export function Band({ ground = 'paper', labelledBy, className, children }: BandProps) {
  return (
    <section
      className={className ? `ui-band ${className}` : 'ui-band'}
      data-ground={ground}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
