import { type ConsultationRow, listConsultationsEndpoint } from '@hidamari/contract/consultations';
import type { ContentAnswer } from '@hidamari/contract/content';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import {
  type NextVisit,
  readCheckInEndpoint,
  readNextVisitsEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import type { PageContext } from '../../page-context.ts';
import type { AskedCheckIn } from '../../parts/check-in/asked-check-in.ts';
import { checkInQuestions } from '../../parts/check-in/check-in-questions.ts';
import {
  type ListedService,
  readListedServices,
  readRecommendedServices,
} from '../../parts/content/listed-services.ts';
import { type Situation, situationsOf } from '../../parts/content/member-situations.ts';
import { type OwnSituation, ownSituation } from '../../parts/content/own-situation.ts';
import type { SavedFavourites } from '../../parts/favourites/favourites-store.ts';
import { loadFavouriteIds } from '../../parts/favourites/load-favourite-ids.ts';
import { loadSeenNews, type Seen } from '../../parts/viewed/load-seen.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import { homeServices } from './home-services.ts';
import { type LogArticle, loadLogArticles } from './load-log-articles.ts';

const FAVOURITES_SHOWN = 3;
const CASES_SHOWN = 2;

/** A favourite as home lists it. */
export interface SavedItem {
  kind: 'article' | 'service';
  id: string;
  title: string;
  href: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  keptAt: string;
}

/** Of the illness nothing is read or written: the member took the consent back, and its screens say so. */
type Withheld = 'withheld';

/** A planned visit as its card tells it; what else is written of it does not travel with home. */
export type HomeVisit = Pick<NextVisit, 'visit_date' | 'visit_time' | 'hospital' | 'department'> & {
  /** The first of what to ask, in words. */
  questions: string[];
  questionCount: number;
};

const QUESTIONS_SHOWN = 3;

/** A consultation as its row tells it. */
export type HomeCase = Pick<ConsultationRow, 'id' | 'title' | 'status' | 'unread' | 'has_new_summary'>;

/** The member's own parts of home (G25); null = that part could not be read. */
export interface MemberParts {
  checkIn: AskedCheckIn | Withheld | null;
  /** Null inside: no visit is planned. */
  visit: { next: HomeVisit | null } | Withheld | null;
  cases: HomeCase[] | null;
  favourites: SavedItem[] | null;
  services: ListedService[] | null;
  kept: SavedFavourites | null;
  situation: OwnSituation | null;
  /** On what the member's own records say; empty where nothing is to be offered or it could not be read. */
  logArticles: LogArticle[];
  seenNews: Seen;
  /** A part of these is the last good copy (G138). */
  isStale: boolean;
}

/** The member's own parts as the page draws them: what they told of their illness chooses on the server, and stays there. */
export type ShownParts = Omit<MemberParts, 'situation'> & {
  /** Articles are chosen by the time of treatment that the member told of. */
  isOfOwnTime: boolean;
};

export const shownParts = ({ situation, ...parts }: MemberParts): ShownParts => ({
  ...parts,
  isOfOwnTime: situation?.time !== undefined,
});

/** Everything of home that is the member's own. Each part stands or fails alone (G103); a concierge sees none (G42). */
export async function loadMemberHome(page: PageContext): Promise<MemberParts> {
  const [checkIn, visit, cases, kept, recommended, told, seenNews] = await Promise.all([
    partOrNull(page, orWithheld(readCheckIn(page))),
    partOrNull(page, orWithheld(readVisit(page))),
    partOrNull(page, page.api.call(listConsultationsEndpoint, { query: { page: 1 } })),
    loadFavouriteIds(page),
    partOrNull(page, readRecommendedServices(page)),
    readTold(page),
    loadSeenNews(page),
  ]);
  const newest = kept && (await newestKept(page, kept));
  return {
    checkIn,
    visit,
    cases: cases?.data.slice(0, CASES_SHOWN).map(homeCase) ?? null,
    favourites: newest?.value ?? null,
    services: recommended && homeServices(recommended.value, { ...told, kept }),
    kept,
    situation: told.situation,
    logArticles: told.logArticles,
    seenNews,
    isStale: [recommended, newest].some((part) => part?.stale),
  };
}

async function readCheckIn({ api }: PageContext): Promise<AskedCheckIn> {
  const now = await api.call(readCheckInEndpoint, {});
  return { now, questions: checkInQuestions(now) };
}

async function readVisit({ api }: PageContext): Promise<{ next: HomeVisit | null }> {
  const { next } = await api.call(readNextVisitsEndpoint, {});
  return { next: next && homeVisit(next) };
}

/** What home tells of a visit; the rest of what is written of it stays on its own page. */
export const homeVisit = ({
  visit_date,
  visit_time,
  hospital,
  department,
  questions,
}: NextVisit): HomeVisit => ({
  ...{ visit_date, visit_time, hospital, department },
  questions: questions.slice(0, QUESTIONS_SHOWN).map(({ text }) => text),
  questionCount: questions.length,
});

const homeCase = ({ id, title, status, unread, has_new_summary }: ConsultationRow): HomeCase => ({
  ...{ id, title, status, unread, has_new_summary },
});

async function orWithheld<T>(reading: Promise<T>): Promise<T | Withheld> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'consent_withdrawn') return 'withheld';
    throw error;
  }
}

/** What the member told, as it chooses articles and services; what could not be read chooses none. */
interface Told {
  situation: OwnSituation | null;
  situations: Situation[];
  logArticles: LogArticle[];
}

async function readTold(page: PageContext): Promise<Told> {
  const [user, types, categories] = await Promise.all([
    partOrNull(page, page.api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: true } })),
    partOrNull(page, page.content.cancerTypes()),
    partOrNull(page, page.content.serviceRecommendCategories()),
  ]);
  const logArticles = user && (await partOrNull(page, orWithheld(loadLogArticles(page, user))));
  return {
    situation: user && types && ownSituation(user, { types: types.value, today: japanDay(page.now) }),
    situations: user && categories ? situationsOf(user, categories.value) : [],
    logArticles: logArticles === null || logArticles === 'withheld' ? [] : logArticles,
  };
}

/**
 * The newest of both kinds; what the content service does not know any more is left out. Null where a kind that is
 * among them could not be read: that nothing is kept would not be true.
 */
async function newestKept(
  page: PageContext,
  kept: SavedFavourites,
): Promise<ContentAnswer<SavedItem[]> | null> {
  const newest = newestOf(kept);
  const idsOf = (wanted: SavedItem['kind']) =>
    newest.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [articles, services] = await Promise.all([
    savedArticles(page, idsOf('article')),
    idsOf('service').length === 0 ? NOTHING : partOrNull(page, readListedServices(page)),
  ]);
  if (articles === null || services === null) return null;
  const value = newest.flatMap((item): SavedItem[] => {
    const found = (item.kind === 'service' ? services : articles).value.find(({ id }) => id === item.id);
    return found ? [{ ...item, title: found.title, href: found.href }] : [];
  });
  return { value: value.slice(0, FAVOURITES_SHOWN), stale: articles.stale || services.stale };
}

type Named = Pick<SavedItem, 'id' | 'title' | 'href'>;

const NOTHING: ContentAnswer<Named[]> = { value: [], stale: false };

async function savedArticles(
  page: PageContext,
  ids: readonly string[],
): Promise<ContentAnswer<Named[]> | null> {
  if (ids.length === 0) return NOTHING;
  const found = await partOrNull(page, page.content.articlesByIds(ids, page.variant));
  return (
    found && {
      value: found.value.map(({ id, title }) => ({ id, title, href: screenHref('/articles/:id', { id }) })),
      stale: found.stale,
    }
  );
}

/** Twice as many as are shown: some may not be there any more. */
function newestOf(kept: SavedFavourites): Pick<SavedItem, 'kind' | 'id' | 'keptAt'>[] {
  return (['article', 'service'] as const)
    .flatMap((kind) => Object.entries(kept[kind]).map(([id, keptAt]) => ({ kind, id, keptAt })))
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
    .slice(0, 2 * FAVOURITES_SHOWN);
}
