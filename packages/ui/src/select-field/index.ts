export { SelectField, type SelectFieldProps, type SelectGroup, type SelectOption } from './select-field.tsx';
