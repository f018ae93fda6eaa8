export { KanaField } from './kana-field.tsx';
export { type KanaFill, useKanaFill } from './use-kana-fill.ts';
