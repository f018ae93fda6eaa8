export { loadJapaneseFont, needsJapaneseFont } from './japanese-font.ts';
