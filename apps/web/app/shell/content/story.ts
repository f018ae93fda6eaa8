import type { Article, ArticleSummary } from '@hidamari/contract/content';
import { isSampleContributor } from './sample-contributor.ts';

/** The category of experience stories (G99). */
const STORY_CATEGORY = 'story';

/** Told by a person, not written and checked as a fact (G99). */
export function isStory({ category }: Pick<Article, 'category'>): boolean {
  return category.id === STORY_CATEGORY;
}

const VARIES = '治療の効果や経過は人によって違います。';

/** The line that stands above a story (G99); one that was made up says so first. */
export function storyWords({ contributor }: Pick<Article, 'contributor'>): string {
  const whose = isSampleContributor(contributor)
    ? '見本として作った体験談です。実在の方のお話ではありません。'
    : '個人の体験です。';
  return `${whose}${VARIES}`;
}

/** The last line of an article in a list: of a story, who tells it; the minutes; whether the member has been there. */
export function articleMeta(
  article: Pick<ArticleSummary, 'category' | 'contributor' | 'reading_minutes'>,
  isSeen = false,
): string {
  return [
    isStory(article) ? article.contributor : '',
    `${article.reading_minutes}分で読めます`,
    isSeen ? '前に開きました' : '',
  ]
    .filter(Boolean)
    .join('・');
}
