import type { CleanedHtml, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { type ClosedDaysByVariant, closedDaysByVariant } from '@hidamari/domain/closures';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { AT_ANY_HOUR } from '@hidamari/domain/site-search';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { ArticleName, PageContext, PageMember, SiteSettings } from '@hidamari/web/page-context';
import type { Logger } from 'pino';
import { linePlaces } from '../../config/line-places.ts';
import type { Settings } from '../../config/settings.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCaller, RequestFacts } from '../caller.ts';
import { createInProcessClient, type InProcessCalls } from '../in-process-calls.ts';
import { logFault } from '../request-log.ts';
import { checkedHtml } from './checked-html.ts';
import { outsideChatFor } from './outside-chat.ts';
import { measurementFor, type OutsideSettings, outsideInUse } from './outside-in-use.ts';

/** What every page context is made from. */
export interface PageContextTools {
  calls: InProcessCalls;
  log: Logger;
  content: Dependencies['content'];
  settings: Pick<Settings, 'publicUrl' | 'phones' | 'companyUrl' | 'demo' | 'partsGallery'> & OutsideSettings;
}

type Report = (error: unknown) => void;

/** The part that differs between a page for everybody and a page for one person. */
export interface PageReader {
  facts: RequestFacts;
  nonce: string;
  isShared: boolean;
  isDocument?: boolean;
  member: PageMember | null;
  /** The same member as they were let in, for the calls that loaders make. */
  caller?: MemberCaller | null;
  hasChallenge: boolean;
  hasLeft?: boolean;
  onOrganizationHost: boolean;
  /** Cookie header for the calls that loaders make. */
  cookie: string | undefined;
  onUnauthenticated?: () => void;
}

/** A context for one render, made anew each time: nothing in it outlives the page. */
export function pageContextFor(tools: PageContextTools, reader: PageReader): PageContext {
  const { facts, member, caller = null, cookie, onUnauthenticated } = reader;
  const report: Report = (error) => logFault(tools.log, error, facts.id);
  return {
    requestId: facts.id,
    nonce: reader.nonce,
    isShared: reader.isShared,
    isDocument: reader.isDocument ?? false,
    variant: facts.variant,
    host: facts.host,
    origin: facts.origin,
    publicUrl: tools.settings.publicUrl,
    now: facts.now,
    member,
    hasChallenge: reader.hasChallenge,
    hasLeft: reader.hasLeft ?? false,
    ...(facts.sent && !reader.isShared && { sent: facts.sent }),
    onOrganizationHost: reader.onOrganizationHost,
    api: createInProcessClient(tools.calls, {
      facts,
      cookie,
      member: member && caller && { caller, accessToken: member.accessToken },
      onUnauthenticated,
    }),
    content: checkedContent(tools.content, report),
    partsUntil: performance.now() + PARTS_MS,
    report,
    site: {
      ...siteSettingsFor(tools, facts, report),
      outsideChat: outsideChatFor(tools.settings, { variant: facts.variant, member }),
    },
  };
}

/** How long a page waits for what it can do without, in milliseconds: all of it together, from its beginning. */
const PARTS_MS = 3_000;

function siteSettingsFor(
  { settings, content }: PageContextTools,
  { now, variant }: Pick<RequestFacts, 'now' | 'variant'>,
  report: Report,
): Omit<SiteSettings, 'outsideChat'> {
  return {
    phones: settings.phones,
    companyUrl: settings.companyUrl,
    outside: outsideInUse(settings),
    measurement: measurementFor(settings),
    line: linePlaces(settings),
    closures: readClosures(content, now, report),
    atAnyHour: readAtAnyHour(content, variant, report),
    demo: settings.demo !== null,
  };
}

/** Closed days come with the content; without it the calendar's own rules still hold (G7, G138). */
async function readClosures(content: ContentReader, now: Date, report: Report): Promise<ClosedDaysByVariant> {
  return closedDaysByVariant(await listInTime(() => content.closures(), report), japanDay(now));
}

/** What helps while nobody answers the telephone; without the content the numbers of other lines are there alone. */
async function readAtAnyHour(
  content: ContentReader,
  variant: VariantKey,
  report: Report,
): Promise<ArticleName[]> {
  const found = await listInTime(() => content.articlesOnTopics(AT_ANY_HOUR, variant), report);
  return found.map(({ article: { id, title } }) => ({ id, title }));
}

/**
 * A list that every page can do without: empty where it cannot be read, or not within the time of a page's parts. That the
 * content service failed is in the log already; a fault of ours goes there from here.
 */
async function listInTime<T>(read: () => Promise<ContentAnswer<T[]>>, report: Report): Promise<T[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<[]>((resolve) => {
    timer = setTimeout(resolve, PARTS_MS, []);
  });
  const reading = Promise.resolve()
    .then(read)
    .then(
      ({ value }) => value,
      (error: unknown): T[] => {
        if (!(error instanceof AppError)) report(error);
        return [];
      },
    );
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

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

/**
 * Something came through the first check that it should have stopped. Its code names the look-up and the items, so that
 * somebody finds them; nothing of the text is told.
 */
class UncleanHtml extends Error {
  override name = 'UncleanHtml';
  readonly code: string;
  constructor(lookup: string, ids: readonly unknown[]) {
    super(lookup);
    this.code = [lookup, ...ids].join(' ');
  }
}

type AnyRead = (...input: never[]) => Promise<ContentAnswer<unknown>>;
type Item = Record<string, unknown>;

/**
 * The reader whose HTML goes through the second check, once for each answer: no page, and no data of a page, holds a text
 * that has not been through it. `report` hears of an answer in which something had to go.
 */
export function checkedContent(content: ContentReader, report: (fault: UncleanHtml) => void): ContentReader {
  const checked =
    (lookup: string, read: AnyRead, texts: readonly string[]): AnyRead =>
    async (...input) => {
      const answer = await read(...input);
      const unclean: unknown[] = [];
      const check = (item: Item): Item => {
        const after = texts.flatMap((name) => {
          const before = item[name];
          return typeof before === 'string' ? [[name, checkedHtml(before)] as const] : [];
        });
        if (after.some(([name, html]) => item[name] !== html)) unclean.push(item.id ?? '');
        return { ...item, ...Object.fromEntries(after) };
      };
      const value = Array.isArray(answer.value) ? answer.value.map(check) : check(answer.value as Item);
      if (unclean.length > 0) report(new UncleanHtml(lookup, unclean));
      return { ...answer, value };
    };
  return new Proxy(content, {
    get: (target, name) => {
      const read = Reflect.get(target, name);
      const texts = NAMES.get(name);
      return texts && typeof read === 'function' ? checked(String(name), read.bind(target), texts) : read;
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
