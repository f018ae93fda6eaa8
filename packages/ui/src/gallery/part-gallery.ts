import type { ReactNode } from 'react';

/**
 * A part in its named states, as data: what the gallery shows, and what the browser tests look at (decision 0026).
 * Every folder of parts has one, `<noun>.gallery.tsx`; a test fails for a part that no state of its folder draws.
 */
export interface PartGallery {
  /** The part's folder, and its place on the page. */
  noun: string;
  /** What the part is, in a few words. */
  title: string;
  /**
   * By what the state is called. Names of fields differ from state to state, since all stand on one page.
   */
  states: Readonly<Record<string, ReactNode>>;
  /**
   * wide: over the whole width. window: in a window of its own, because it stands at an edge of the screen.
   * alone: each state at an address of its own, because its fields have their names already.
   * page: the same, because it holds the page's main heading.
   */
  room?: 'wide' | 'window' | 'alone' | 'page';
}

/** Parts that are looked at together, at one address. */
export interface GalleryGroup {
  /** Last part of the address. */
  id: string;
  title: string;
  parts: readonly PartGallery[];
}
