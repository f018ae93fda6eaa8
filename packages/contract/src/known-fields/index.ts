export { fieldNamesOf, KNOWN_FIELDS_HEADER, readKnownFields } from './known-fields.ts';
