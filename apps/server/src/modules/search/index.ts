import { searchEndpoint } from '@hidamari/contract/search';
import type { ServiceViewer } from '@hidamari/domain/service-filter';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller, RequestFacts } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { createLibrarySearch, type LibrarySearch } from './search-library.ts';

interface SearchOptions {
  /** From the members module: the organisation a member belongs to, for services that are for some only. */
  organizationOf(memberId: string): Promise<string | null>;
}

/** The site's search (G134). */
export function createSearchModule(
  dependencies: Pick<Dependencies, 'content' | 'siteSearch'>,
  { organizationOf }: SearchOptions,
): ModuleWith<'routes' | 'readiness'> & Pick<LibrarySearch, 'prepare'> {
  const library = createLibrarySearch(dependencies);
  const viewerOf = async (caller: Caller, { variant }: RequestFacts): Promise<ServiceViewer> => {
    if (caller.kind !== 'member') return { memberType: VARIANTS[variant].memberType, organization: null };
    return { memberType: caller.memberType, organization: await organizationOf(caller.memberId) };
  };
  return {
    prepare: library.prepare,
    // Pieces of words are searched meanwhile: no reason to send people away.
    readiness: { search: { isVital: false, isWell: async () => dependencies.siteSearch.understandsWords() } },
    routes: [
      route(searchEndpoint, async ({ body, caller, request }) => ({
        status: 200,
        body: await library.search(body, await viewerOf(caller, request)),
      })),
    ],
  };
}
