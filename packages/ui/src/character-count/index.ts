export { characterCount, writeCharacterCount } from './character-count.ts';
