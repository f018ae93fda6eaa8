import {
  type Closure,
  type ContentReader,
  lastDayOfNews,
  type NewsSummary,
  newsSchema,
  newsSummarySchema,
} from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { isShownOn } from '@hidamari/domain/site-variants';
import { cleanText, isContentId, joinAnswers, type LookupContext, mapAnswer, readAll } from './lookups.ts';

const NEWS = 'info';
const FIELDS = Object.keys(newsSummarySchema.shape);
/** A closure longer than this is a typing mistake: nobody closes the desk for a quarter of a year. */
const MAX_CLOSED_DAYS = 100;

type NewsLookups = Pick<ContentReader, 'listNews' | 'getNews' | 'closures'>;

/**
 * The news look-ups of ContentReader. All news is one list: it is short, and each variant takes its part. What is over is
 * in no list; its page stays for whoever kept the address.
 */
export function newsLookups(context: LookupContext): NewsLookups {
  const all = () => readAll(context, NEWS, { orders: '-publishedAt', fields: FIELDS }, newsSummarySchema);
  const isOver = (news: NewsSummary) => (lastDayOfNews(news) ?? '9999') < japanDay(context.clock());
  return {
    async listNews({ variant, page = 1, perPage = LIST_PAGE_SIZE }) {
      return mapAnswer(await all(), (news) => {
        const mine = news.filter(isShownOn(variant)).filter((item) => !isOver(item));
        const items = mine.slice((page - 1) * perPage, page * perPage);
        return { items, page, perPage, total: mine.length };
      });
    },
    async getNews(id, variant) {
      const known = await all();
      const mine = known.value.filter(isShownOn(variant)).find((news) => news.id === id);
      if (!isContentId(id) || mine === undefined) throw new AppError('not_found');
      const answer = await context.cache.read(JSON.stringify([NEWS, id]), async () => {
        const news = await context.source.single(NEWS, id, newsSchema);
        return { ...news, body: cleanText(context, { endpoint: NEWS, id, html: news.body }).html };
      });
      return joinAnswers({ ...answer.value, is_over: isOver(mine) }, answer, known);
    },
    async closures(variant) {
      return mapAnswer(await all(), (news) =>
        news.flatMap(closedDays).filter((closure) => !variant || isShownOn(variant)(closure)),
      );
    },
  };
}

function closedDays({ type, closure_from, closure_to, title, variants }: NewsSummary): Closure[] {
  if (type !== 'closure' || closure_from === undefined) return [];
  const last = closure_to ?? closure_from;
  const days: Closure[] = [];
  let day = closure_from;
  while (day <= last && days.length < MAX_CLOSED_DAYS) {
    days.push({ day, variants, reason: title });
    day = addDays(day, 1);
  }
  return days;
}
