import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';

type OutsideImageProps = ComponentPropsWithoutRef<'img'> & {
  src: string;
  alt: string;
  /** What stands there when the picture cannot be loaded; null for nothing. */
  instead: ReactNode;
};

/**
 * A picture from elsewhere, or `instead` where it cannot be loaded: the browser's own mark of a broken picture tells nobody
 * anything. One that broke before the page was awake gives way when it wakes. Words of a picture go with it.
 */
export function OutsideImage({ instead, src, alt, ...image }: OutsideImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return instead;
  return (
    <img
      {...image}
      ref={(element) => {
        // Done without a pixel: broken before anybody listened, or a drawing that has no size of its own.
        if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setBroken(src));
      }}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
    />
  );
}
