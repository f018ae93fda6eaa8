import type { ReactNode } from 'react';
import { SectionHeading } from '../section-heading/index.ts';

/** One part of the gallery: a heading and its examples, one under the other. */
export function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-12 break-inside-avoid" aria-label={name}>
      <SectionHeading size="normal">{name}</SectionHeading>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
