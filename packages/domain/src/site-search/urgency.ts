import type { Word } from './analysis.ts';
import { isLightWord } from './light-words.ts';
import type { FoundTopic } from './topic-finder.ts';
import { URGENT_TOPICS } from './topic-roles.ts';

/** How sure a topic has to be by a word of its own, and by what only sounds like it. */
const URGENT = 0.55;
const SURELY_URGENT = 0.75;
/** It is told where it is meant this surely, or nearly as much as what is meant first of all. */
const SURELY_MEANT = 0.72;
const BESIDE_FIRST = 0.85;
const DENYING = new Set(['ない', '無い']);
/** They belong to fever, and tell that there is none, or that somebody measures. */
const CALM = new Set(['平熱', '体温', '検温', '体温計']);
/**
 * Words of phrases about what should not wait that are no sign by themselves: which part of the body or whom it is about, when, and what is true
 * every day. The
 * whole phrase (薬を飲みすぎた) is one.
 */
const NO_SIGNS = new Set(
  [
    '好 球 白血球 少ない 呼吸 生理 薬 飲む 多い 胸 頭 顔 口 手 足 腕 腰 背中 お腹 おなか 便 尿 体',
    '母 父 夫 妻 娘 息子 旦那 主人 親 子ども 祖母 祖父 孫 家族 友達 先生 医者 看護師 病院 電話 家 夜 朝 夜中 急',
  ].flatMap((line) => line.split(' ')),
);

/** Words that somebody denies: 熱 in 熱はない. What is a phrase of its own with ない (意識がない) is led to by that as well. */
function deniedWords(words: readonly Word[]): ReadonlySet<string> {
  const spoken = words.filter(({ isBinding }) => !isBinding);
  return new Set(spoken.flatMap(({ base }, at) => (DENYING.has(spoken[at + 1]?.base ?? '') ? [base] : [])));
}

/** What should not wait, if it may be meant: by a word that means something, and not far behind what is meant first of all. */
export function urgentAmong(meant: readonly FoundTopic[], words: readonly Word[]): FoundTopic | undefined {
  const denied = deniedWords(words);
  const least = Math.min(SURELY_MEANT, (meant[0]?.score ?? 0) * BESIDE_FIRST);
  // What was typed is a phrase of something else as a whole: 返事が来ない, of which 返事がない is a part.
  const whole = meant.find(({ isSame }) => isSame);
  const urgent = meant.filter(({ id, score, isMeant, isSame, by }) => {
    // A phrase that holds its own ない (意識がない) says so.
    const isDenied = (base: string) => denied.has(base) && ![...DENYING].some((denying) => by.has(denying));
    const isNoSign = (base: string) => !isSame && (isLightWord(base) || NO_SIGNS.has(base));
    const isBySigns =
      by.size === 0 || [...by].some((base) => !CALM.has(base) && !isDenied(base) && !isNoSign(base));
    const enough = by.size > 0 ? URGENT : SURELY_URGENT;
    const isPartOfOther = !isSame && whole !== undefined && [...by].every((base) => whole.by.has(base));
    return (
      isMeant && isBySigns && !isPartOfOther && URGENT_TOPICS.has(id) && score >= Math.max(enough, least)
    );
  });
  // A page on what it is says more than the one on emergencies.
  return urgent.find(({ id }) => id !== 'emergency') ?? urgent[0];
}
