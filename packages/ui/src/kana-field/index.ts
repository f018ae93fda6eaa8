export { KanaField, type KanaFill, useKanaFill } from './kana-field.tsx';
