export { isOfInputMethod } from './input-method.ts';
