import type { ContentAnswer } from '@hidamari/contract/content';
import type { PageContext } from '../../page-context.ts';
import { type ListedService, readOfferedServices } from '../../parts/content/listed-services.ts';
import { sharePicture } from '../../parts/content/share-picture.ts';
import type { SavedFavourites } from '../../parts/favourites/favourites-store.ts';
import { loadFavouriteIds } from '../../parts/favourites/load-favourite-ids.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import { readServiceAt, type ShownService } from './read-service.ts';

const OTHERS_SHOWN = 3;

/** What the page of a service shows. */
export interface ServicePage {
  service: ShownService;
  /** Services of the same concern that stand near; they are read apart, and may be old where the page is not. */
  others: ContentAnswer<ListedService[]>;
  kept: SavedFavourites | null;
  /** What other sites show beside the page where it is shared. */
  picture: string;
  isStale: boolean;
}

/** None of the services that stand near is worth a fault, and none past its review date stands there (G100). */
async function otherServices(
  page: PageContext,
  { id, category }: ShownService,
): Promise<ContentAnswer<ListedService[]>> {
  const all = await partOrNull(page, readOfferedServices(page));
  const near = all?.value.filter((other) => other.id !== id && other.category.id === category.id) ?? [];
  return { value: near.slice(0, OTHERS_SHOWN), stale: all?.stale ?? false };
}

/** The service at an own address, whether that is a name of its own or an id under its concern. */
export async function readServicePage(page: PageContext, url: URL): Promise<ServicePage> {
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const { value: service, stale } = await readServiceAt(page, { id, pathname });
  const [others, kept, picture] = await Promise.all([
    otherServices(page, service),
    loadFavouriteIds(page),
    sharePicture(page, { image: service.title_img, cover: service.cover }),
  ]);
  return { service, others, kept, picture, isStale: stale };
}
