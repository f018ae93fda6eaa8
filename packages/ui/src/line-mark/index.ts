export { LineMark } from './line-mark.tsx';
