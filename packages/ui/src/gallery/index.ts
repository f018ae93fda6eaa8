export { ExampleRow } from './example-row.tsx';
export { GALLERY_GROUPS } from './gallery-groups.ts';
export type { GalleryGroup, PartGallery } from './part-gallery.ts';
