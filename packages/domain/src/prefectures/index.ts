export { findPrefecture, PREFECTURES, type Prefecture, type PrefectureKey } from './prefectures.ts';
