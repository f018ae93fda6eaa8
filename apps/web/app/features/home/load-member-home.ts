import { type ConsultationRow, listConsultationsEndpoint } from '@hidamari/contract/consultations';
import type { ArticleSummary, CancerType, ContentAnswer } from '@hidamari/contract/content';
import { type CurrentUser, readCurrentUserEndpoint } from '@hidamari/contract/members';
import {
  type NextVisit,
  readCheckInEndpoint,
  readNextVisitsEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { PageContext } from '../../page-context.ts';
import type { AskedCheckIn } from '../../shell/check-in/asked-check-in.ts';
import { checkInQuestions } from '../../shell/check-in/check-in-questions.ts';
import { type ListedService, readListedServices } from '../../shell/content/listed-services.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { KeptFavourites } from '../../shell/favourites/favourites-store.ts';
import { loadKept } from '../../shell/favourites/load-kept.ts';
import { loadSeenNews, type Seen } from '../../shell/viewed/load-seen.ts';
import { type OwnSituation, ownSituation } from './own-situation.ts';

const SERVICES_SHOWN = 3;
const FAVOURITES_SHOWN = 3;
const CASES_SHOWN = 2;

/** A favourite as home lists it. */
export interface KeptItem {
  kind: 'article' | 'service';
  id: string;
  title: string;
  href: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  keptAt: string;
}

/** Of the illness nothing is read or written: the member took the consent back, and its screens say so. */
type Withheld = 'withheld';

/** The member's own parts of home (G25); null = that part could not be read. */
export interface MemberParts {
  checkIn: AskedCheckIn | Withheld | null;
  /** Null inside: no visit is planned. */
  visit: { next: NextVisit | null } | Withheld | null;
  cases: ConsultationRow[] | null;
  favourites: KeptItem[] | null;
  services: ListedService[] | null;
  kept: KeptFavourites | null;
  situation: OwnSituation | null;
  seenNews: Seen;
  /** A part of these is the last good copy (G138). */
  isStale: boolean;
}

/** Everything of home that is the member's own. Each part stands or fails alone (G103); a concierge sees none (G42). */
export async function loadMemberHome(page: PageContext): Promise<MemberParts> {
  const [checkIn, visit, cases, kept, services, situation, seenNews] = await Promise.all([
    partOrNull(page, orWithheld(readCheckIn(page))),
    partOrNull(page, orWithheld(readVisit(page))),
    partOrNull(page, page.api.call(listConsultationsEndpoint, { query: { page: 1 } })),
    loadKept(page),
    partOrNull(page, readListedServices(page)),
    readSituation(page),
    loadSeenNews(page),
  ]);
  const newest = kept && (await newestKept(page, kept, services?.value ?? null));
  return {
    checkIn,
    visit,
    cases: cases?.data.slice(0, CASES_SHOWN) ?? null,
    favourites: newest?.value ?? null,
    services: services && recommended(services.value),
    kept,
    situation,
    seenNews,
    isStale: [services, newest].some((part) => part?.stale),
  };
}

async function readCheckIn({ api }: PageContext): Promise<AskedCheckIn> {
  const now = await api.call(readCheckInEndpoint, {});
  return { now, questions: checkInQuestions(now) };
}

async function readVisit({ api }: PageContext): Promise<{ next: NextVisit | null }> {
  const { next } = await api.call(readNextVisitsEndpoint, {});
  return { next };
}

async function orWithheld<T>(reading: Promise<T>): Promise<T | Withheld> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'consent_withdrawn') return 'withheld';
    throw error;
  }
}

const recommended = (services: readonly ListedService[]) =>
  services.filter(({ recommend_category }) => recommend_category.length > 0).slice(0, SERVICES_SHOWN);

async function readSituation(page: PageContext): Promise<OwnSituation | null> {
  const [user, types] = await Promise.all([
    partOrNull<CurrentUser>(
      page,
      page.api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: true } }),
    ),
    partOrNull<{ value: CancerType[] }>(page, page.content.cancerTypes()),
  ]);
  return user && types ? ownSituation(user, types.value) : null;
}

/**
 * The newest of both kinds; what the content service does not know any more is left out. Null where a kind that is
 * among them could not be read: that nothing is kept would not be true.
 */
async function newestKept(
  page: PageContext,
  kept: KeptFavourites,
  services: readonly ListedService[] | null,
): Promise<ContentAnswer<KeptItem[]> | null> {
  const newest = newestOf(kept);
  const ids = newest.filter(({ kind }) => kind === 'article').map(({ id }) => id);
  if (services === null && ids.length < newest.length) return null;
  const articles = ids.length === 0 ? NO_ARTICLES : await readArticles(page, ids);
  if (articles === null) return null;
  const value = newest.flatMap((item): KeptItem[] => {
    if (item.kind === 'service') {
      const service = services?.find(({ id }) => id === item.id);
      return service ? [{ ...item, title: service.title, href: service.href }] : [];
    }
    const article = articles.value.find(({ id }) => id === item.id);
    return article ? [{ ...item, title: article.title, href: `/articles/${article.id}` }] : [];
  });
  return { value: value.slice(0, FAVOURITES_SHOWN), stale: articles.stale };
}

const NO_ARTICLES: ContentAnswer<ArticleSummary[]> = { value: [], stale: false };

const readArticles = (page: PageContext, ids: readonly string[]) =>
  partOrNull(page, page.content.articlesByIds(ids, page.variant));

/** Twice as many as are shown: some may not be there any more. */
function newestOf(kept: KeptFavourites): Pick<KeptItem, 'kind' | 'id' | 'keptAt'>[] {
  return (['article', 'service'] as const)
    .flatMap((kind) => Object.entries(kept[kind]).map(([id, keptAt]) => ({ kind, id, keptAt })))
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
    .slice(0, 2 * FAVOURITES_SHOWN);
}
