import { PREFECTURES, type PrefectureKey } from '../prefectures/index.ts';

/** Whether #7119 answers in a prefecture: everywhere in it, in a part of it, or we could not make sure. */
export type AdviceReach = 'whole' | 'part' | 'unconfirmed';

/**
 * Where #7119 reaches, as the source names it (G118). Many areas have begun since, so what is not named here is
 * `unconfirmed` and never "no"; the caveat of `EMERGENCY` stands beside it all the same. Whoever knows a newer list
 * changes rows, day and source together.
 */
export const ADVICE_AREAS = {
  as_of: '2020-10-01',
  verified_on: '2026-11-24',
  source: '総務省消防庁「令和2年版 消防白書」',
  whole: [
    'miyagi',
    'ibaraki',
    'saitama',
    'tokyo',
    'niigata',
    'kyoto',
    'osaka',
    'nara',
    'tottori',
    'yamaguchi',
    'tokushima',
    'fukuoka',
  ],
  part: ['hokkaido', 'kanagawa', 'hyogo', 'wakayama', 'hiroshima'],
} as const satisfies {
  /** The day for which the source speaks. */
  as_of: string;
  /** The day on which the rows were last compared with public sources; it grows old like that of a number (G119). */
  verified_on: string;
  source: string;
  whole: readonly PrefectureKey[];
  part: readonly PrefectureKey[];
};

/** The flag of one prefecture. */
export function adviceReachIn(prefecture: PrefectureKey): AdviceReach {
  const isIn = (keys: readonly PrefectureKey[]) => keys.includes(prefecture);
  if (isIn(ADVICE_AREAS.whole)) return 'whole';
  return isIn(ADVICE_AREAS.part) ? 'part' : 'unconfirmed';
}

/** Labels of the prefectures with this flag, in the order of JIS X 0401. */
export function prefecturesReached(reach: AdviceReach): string[] {
  return PREFECTURES.filter(({ key }) => adviceReachIn(key) === reach).map(({ label }) => label);
}
