export { CodeField, type CodeFieldProps, CodeResend, type CodeResendProps } from './code-field.tsx';
