export {
  type ControlWiring,
  Field,
  FieldError,
  type FieldFrameProps,
  FieldGroup,
  FieldRow,
  Fields,
  type Need,
  NeedBadge,
} from './field.tsx';
export { describedBy, type FieldIds, fieldIds } from './field-ids.ts';
