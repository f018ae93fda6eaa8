export {
  type PageMetadata,
  type PageMetadataInput,
  pageMetadata,
  pageTitle,
  type ShareTag,
  TITLE_SEPARATOR,
} from './page-metadata.ts';
