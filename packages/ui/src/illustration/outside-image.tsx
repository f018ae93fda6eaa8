import { type ComponentPropsWithoutRef, Fragment, type ReactNode } from 'react';

type OutsideImageProps = ComponentPropsWithoutRef<'img'> & {
  src: string;
  alt: string;
  /** What stands there when the picture cannot be loaded; null for nothing. */
  instead: ReactNode;
};

/**
 * A picture from elsewhere, or `instead` where it cannot be loaded: the browser's own mark of a broken picture tells nobody
 * anything. Both stand in the page, and `watchPictures` of the application and of a document shows the other one. Words of a
 * picture go with it.
 */
export function OutsideImage({ instead, src, alt, ...image }: OutsideImageProps) {
  return (
    // Another picture in its place begins anew.
    <Fragment key={src}>
      <img {...image} src={src} alt={alt} data-outside-picture="" />
      {instead === null ? null : (
        <span className="ui-instead" hidden>
          {instead}
        </span>
      )}
    </Fragment>
  );
}
