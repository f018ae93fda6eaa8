export { loadJapaneseFont } from './japanese-font.ts';
