export { type PageMetadata, type PageMetadataInput, pageMetadata } from './page-metadata.ts';
