export { type FieldTest, keepUnknownFields } from './keep-unknown-fields.ts';
