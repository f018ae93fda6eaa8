import type { CleanedHtml, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { checkedHtml } from './checked-html.ts';

/** What a look-up answers; of a list, one item of it. */
type Answered<Read> = Read extends (...input: never[]) => Promise<ContentAnswer<infer Value>>
  ? Value extends readonly (infer Item)[]
    ? Item
    : Value
  : never;

/** Names of its texts that are HTML. */
type HtmlOf<Item> = Item extends object
  ? { [Name in keyof Item]-?: NonNullable<Item[Name]> extends CleanedHtml ? Name : never }[keyof Item]
  : never;

/** Every look-up whose items hold HTML, with all the texts that are: whoever adds one is sent here by the compiler. */
type TextsByLookup = {
  [Name in keyof ContentReader as [HtmlOf<Answered<ContentReader[Name]>>] extends [never]
    ? never
    : Name]: Readonly<Record<HtmlOf<Answered<ContentReader[Name]>>, true>>;
};

const TEXTS: TextsByLookup = {
  getArticle: { body: true, easy_body: true },
  getArticleDraft: { body: true, easy_body: true },
  getNews: { body: true },
  getService: { body: true, body_insurance: true },
  getServiceDraft: { body: true, body_insurance: true },
  faqs: { answer: true },
  getQContent: { content: true },
  monitorSurveys: { notes: true },
  landingSections: { body: true },
  legalText: { body: true },
};
const NAMES: ReadonlyMap<string | symbol, readonly string[]> = new Map(
  Object.entries(TEXTS).map(([lookup, texts]) => [lookup, Object.keys(texts)]),
);

/** Something came through the first check that it should have stopped. Nothing of the text is told. */
class UncleanHtml extends Error {
  override name = 'UncleanHtml';
}

type AnyRead = (...input: never[]) => Promise<ContentAnswer<unknown>>;
type Item = Record<string, unknown>;

/**
 * The reader whose HTML goes through the second check, once for each answer: no page, and no data of a page, holds a text
 * that has not been through it. `report` hears of an answer in which something had to go.
 */
export function checkedContent(content: ContentReader, report: (fault: UncleanHtml) => void): ContentReader {
  const checked =
    (read: AnyRead, texts: readonly string[]): AnyRead =>
    async (...input) => {
      const answer = await read(...input);
      let isClean = true;
      const check = (item: Item): Item => {
        const after = texts.flatMap((name) => {
          const before = item[name];
          return typeof before === 'string' ? [[name, checkedHtml(before)] as const] : [];
        });
        isClean &&= after.every(([name, html]) => item[name] === html);
        return { ...item, ...Object.fromEntries(after) };
      };
      const value = Array.isArray(answer.value) ? answer.value.map(check) : check(answer.value as Item);
      if (!isClean) report(new UncleanHtml());
      return { ...answer, value };
    };
  return new Proxy(content, {
    get: (target, name) => {
      const read = Reflect.get(target, name);
      const texts = NAMES.get(name);
      return texts && typeof read === 'function' ? checked(read.bind(target), texts) : read;
    },
  });
}

/** The reader for one render, and what became of its reads. */
interface WatchedContent {
  content: ContentReader;
  /**
   * False once anything was an old copy, could not be read, or has not come yet: what was drawn of it, or without it, is
   * true for a moment only.
   */
  isSound(): boolean;
  /**
   * When the oldest of the sound answers was read from the service, in milliseconds since 1970; Infinity while there is
   * none. What was drawn of them is as old as that.
   */
  oldestRead(): number;
}

type DatedRead = (...input: never[]) => Promise<Pick<ContentAnswer<unknown>, 'stale' | 'fetchedAt'>>;

/** Looks over a reader's shoulder. An item that is not there is an answer like any other. */
export function watchContent(content: ContentReader): WatchedContent {
  let sound = true;
  let underWay = 0;
  let oldest = Number.POSITIVE_INFINITY;
  const watched =
    (read: DatedRead): DatedRead =>
    async (...input) => {
      underWay += 1;
      try {
        const answer = await read(...input);
        if (answer.stale) sound = false;
        else oldest = Math.min(oldest, answer.fetchedAt ?? oldest);
        return answer;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) sound = false;
        throw error;
      } finally {
        underWay -= 1;
      }
    };
  return {
    content: new Proxy(content, {
      get: (target, name) => {
        const read = Reflect.get(target, name);
        return typeof read === 'function' ? watched(read.bind(target)) : read;
      },
    }),
    isSound: () => sound && underWay === 0,
    oldestRead: () => oldest,
  };
}
