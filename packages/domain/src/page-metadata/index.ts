export {
  type PageMetadata,
  type PageMetadataInput,
  pageMetadata,
  pageTitle,
  type ShareTag,
} from './page-metadata.ts';
