export { HARD_WORDS } from './hard-words.ts';
