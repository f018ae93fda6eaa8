import { isSampleContributor } from '../../shell/content/sample-contributor.ts';

interface StoryWords {
  heading: string;
  /** Whose stories these are; empty where none can be shown. */
  whose: string;
}

const PEOPLES: StoryWords = { heading: '同じ道を通った方の話', whose: '個人の体験です。' };
const SAMPLES: StoryWords = {
  heading: '体験談の見本',
  whose: '見本として作った体験談です。実在の方のお話ではありません。',
};
const BOTH: StoryWords = {
  heading: '体験談',
  whose: '個人の体験です。（見本）とあるものは見本として作ったもので、実在の方のお話ではありません。',
};
const NONE: StoryWords = { heading: '体験談', whose: '' };

/** What home says above its stories: a made-up one never stands as somebody's own account (G99). */
export function storyWords(stories: readonly { contributor: string }[]): StoryWords {
  const samples = stories.filter(({ contributor }) => isSampleContributor(contributor)).length;
  if (stories.length === 0) return NONE;
  if (samples === 0) return PEOPLES;
  return samples === stories.length ? SAMPLES : BOTH;
}
