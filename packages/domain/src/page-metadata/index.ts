export {
  type PageMetadata,
  type PageMetadataInput,
  pageMetadata,
  pageTitle,
  type ShareTag,
  siteTitle,
} from './page-metadata.ts';
