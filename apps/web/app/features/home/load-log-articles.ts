import type { CurrentUser } from '@hidamari/contract/members';
import { readLogChartsEndpoint } from '@hidamari/contract/treatment-logs';
import { LOG_ARTICLES_DAYS, strongSymptoms } from '@hidamari/domain/article-choices';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { symptomLabel } from '@hidamari/domain/treatment-logs';
import type { PageContext } from '../../page-context.ts';
import { type ListedArticle, listedArticles } from '../../parts/content/listed-articles.ts';

const SHOWN = 2;

/** An article on a symptom that the member wrote of. */
export interface LogArticle {
  /** As the log calls it. */
  symptom: string;
  article: ListedArticle;
}

type Wishes = Pick<CurrentUser, 'is_shown_log_articles' | 'are_prompts_held'>;

/**
 * Articles on what the member's own records of the last two weeks say was above 「中くらい」. None for whoever has turned it off,
 * or wants nothing that comes of our own accord (G20). Throws `consent_withdrawn` where the records may not be read.
 */
export async function loadLogArticles(page: PageContext, wishes: Wishes): Promise<LogArticle[]> {
  if (!wishes.is_shown_log_articles || wishes.are_prompts_held) return [];
  const today = japanDay(page.now);
  const period = { from_date: addDays(today, 1 - LOG_ARTICLES_DAYS), to_date: today };
  const { symptoms } = await page.api.call(readLogChartsEndpoint, { query: period });
  const strong = strongSymptoms(symptoms);
  if (strong.length === 0) return [];
  const { value } = await page.content.articlesOnTopics(
    strong.map(({ topic }) => topic),
    page.variant,
  );
  return strong
    .flatMap(({ key, topic }): LogArticle[] => {
      const found = value.find((one) => one.topic === topic);
      return listedArticles(found ? [found.article] : []).map((article) => ({
        symptom: symptomLabel(key) ?? '',
        article,
      }));
    })
    .slice(0, SHOWN);
}
