import type { Article, ArticleSummary } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { SEEN_WORDS } from '../viewed/seen-words.ts';
import { isSamplePerson } from './sample-mark.ts';

/** Whose stories stand together: people's own, made up as samples, some of each, or none. */
export type StoryOrigin = 'people' | 'samples' | 'both' | 'none';

/** One made-up story among people's own is enough for `both` (G99). */
export function originOfStories(stories: readonly Pick<Article, 'contributor'>[]): StoryOrigin {
  const samples = stories.filter(({ contributor }) => isSamplePerson(contributor)).length;
  if (stories.length === 0) return 'none';
  if (samples === 0) return 'people';
  return samples === stories.length ? 'samples' : 'both';
}

const VARIES = '治療の効果や経過は人によって違います。';

const NOTES: Readonly<Record<StoryOrigin, string>> = {
  people: `個人の体験です。${VARIES}`,
  samples: `見本として作った体験談です。実在の方のお話ではありません。${VARIES}`,
  both: `個人の体験です。（見本）とあるものは見本として作ったもので、実在の方のお話ではありません。${VARIES}`,
  none: '',
};

/** What stands above one story or several (G99): a made-up one never passes for somebody's own. Empty above none. */
export function noteOnStories(stories: readonly Pick<Article, 'contributor'>[]): string {
  return NOTES[originOfStories(stories)];
}

/** The last line of an article in a list: of a story, who tells it; the minutes; whether the member has been there. */
export function articleMeta(
  article: Pick<ArticleSummary, 'category' | 'contributor' | 'reading_minutes'>,
  isSeen = false,
): string {
  return [
    isStory(article) ? article.contributor : '',
    `${article.reading_minutes}分で読めます`,
    isSeen ? SEEN_WORDS : '',
  ]
    .filter(Boolean)
    .join('・');
}
