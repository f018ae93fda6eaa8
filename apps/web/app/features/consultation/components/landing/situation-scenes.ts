import type { CoverName } from '@hidamari/domain/drawings';

/** What a thought is about, and the cover that shows it. The first row that fits and is not yet on the page is taken. */
const SCENES: readonly (readonly [RegExp, CoverName])[] = [
  [/子ども|お子さん|学校|孫/, 'school'],
  [/眠|夜/, 'nightphone'],
  [/先生|医師|診察|検査/, 'waiting'],
  [/書類|手続|申請|保険/, 'letter'],
  [/お金|費用|家計/, 'money'],
  [/職場|仕事|会社|勤め/, 'work'],
  [/家のこと|家事|手が足りない/, 'laundry'],
  [/通院|病院/, 'busstop'],
  [/食べ|食事/, 'life'],
  [/髪/, 'hair'],
  [/ひとり|さびし|寂し/, 'rain'],
];

/** Scenes that go with any thought. */
const OTHERS: readonly CoverName[] = ['dusk', 'table', 'rest', 'garden'];

/** A cover for each thought, whatever order or words an editor chooses; none stands twice while others are left. */
export function scenesFor(thoughts: readonly string[]): CoverName[] {
  const taken: CoverName[] = [];
  for (const [at, thought] of thoughts.entries()) {
    const fitting = SCENES.filter(([words]) => words.test(thought)).map(([, scene]) => scene);
    const scene = [...fitting, ...OTHERS].find((name) => !taken.includes(name));
    taken.push(scene ?? OTHERS[at % OTHERS.length] ?? 'dusk');
  }
  return taken;
}
