export { TextField, type TextFieldProps, type TextFieldType } from './text-field.tsx';
export { typeInto } from './type-into.ts';
