import type { ContentAnswer } from '@hidamari/contract/content';
import { type ClosedDaysByVariant, closedDaysByVariant } from '@hidamari/domain/closures';
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
import { outsideChatFor } from './outside-chat.ts';
import { measurementFor, type OutsideSettings, outsideInUse } from './outside-in-use.ts';
import { checkedContent } from './page-content.ts';

/** What every page context is made from. */
export interface PageContextTools {
  calls: InProcessCalls;
  log: Logger;
  content: Dependencies['content'];
  settings: Pick<Settings, 'publicUrl' | 'phones' | 'companyUrl' | 'demo' | 'partsGallery'> & OutsideSettings;
}

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
  const report = (error: unknown) => logFault(tools.log, error, facts.id);
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
      ...siteSettingsFor(tools, facts),
      outsideChat: outsideChatFor(tools.settings, { variant: facts.variant, member }),
    },
  };
}

/** How long a page waits for what it can do without, in milliseconds: all of it together, from its beginning. */
const PARTS_MS = 3_000;

function siteSettingsFor(
  { settings, content }: PageContextTools,
  { now, variant }: Pick<RequestFacts, 'now' | 'variant'>,
): Omit<SiteSettings, 'outsideChat'> {
  return {
    phones: settings.phones,
    companyUrl: settings.companyUrl,
    outside: outsideInUse(settings),
    measurement: measurementFor(settings),
    line: linePlaces(settings),
    closures: readClosures(content, now),
    atAnyHour: readAtAnyHour(content, variant),
    demo: settings.demo !== null,
  };
}

/** Closed days come with the content; without it the calendar's own rules still hold (G7, G138). */
async function readClosures(content: PageContextTools['content'], now: Date): Promise<ClosedDaysByVariant> {
  return closedDaysByVariant(await listInTime(() => content.closures()), japanDay(now));
}

/** What helps while nobody answers the telephone; without the content the numbers of other lines are there alone. */
async function readAtAnyHour(
  content: PageContextTools['content'],
  variant: VariantKey,
): Promise<ArticleName[]> {
  const found = await listInTime(() => content.articlesOnTopics(AT_ANY_HOUR, variant));
  return found.map(({ article: { id, title } }) => ({ id, title }));
}

/** A list that every page can do without: empty where it cannot be read, or not within the time of a page's parts. */
async function listInTime<T>(read: () => Promise<ContentAnswer<T[]>>): Promise<T[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<[]>((resolve) => {
    timer = setTimeout(resolve, PARTS_MS, []);
  });
  const reading = Promise.resolve()
    .then(read)
    .then(
      ({ value }) => value,
      () => [],
    );
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
