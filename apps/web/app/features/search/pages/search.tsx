import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useState } from 'react';
import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { NOTHING_ASKED } from '../../../parts/search/asked-search.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { SearchBox } from '../components/search-box.tsx';
import { SearchFailed } from '../components/search-failed.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { SearchStarts } from '../components/search-starts.tsx';
import { foundWords, NO_WORDS } from '../found-words.ts';
import { loadSearch } from '../load-search.ts';
import { searchHeading } from '../quoted-words.ts';
import { partOf, SEARCH_FAILED_ID } from '../search-parts.ts';
import { useRunningSearch } from '../use-running-search.ts';
import type { Route } from './+types/search';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Opened by a form, the page comes with what was found (decision 0113); otherwise it asks as it is used. */
export async function loader({ context }: Route.LoaderArgs) {
  const answered = await loadSearch(context.get(pageContext));
  return data(answered?.drawn ?? null, { status: answered?.status ?? 200 });
}

/** A walk sends no form. */
export const clientLoader = () => null;

/** What is asked later stands in the step of the history. */
export const shouldRevalidate = () => false;

/**
 * /search (G134): one box over articles, stories, questions, FAQ, services, words, news and one's own logs. Drawn once, with
 * what the page came with: what is found later is put in as the server draws it, in the application and in a document alike.
 */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [drawn] = useState(loaderData);
  useRunningSearch();
  const { asked, found, failure, isDesperate } = drawn ?? NOTHING_DRAWN;
  return (
    <Container width="wide" className="pb-16">
      <PageHeading>{searchHeading(asked.keyword)}</PageHeading>
      <div className="mb-6 grid gap-4">
        <SearchBox
          keyword={asked.keyword}
          found={found ? foundWords(found) : drawn && failure === null ? NO_WORDS : ''}
          isDesperate={isDesperate}
          suggestions={found?.answer.suggestions}
        />
      </div>
      <div className="search-layout">
        <div
          {...partOf('results')}
          data-asked={drawn ? JSON.stringify(asked) : undefined}
          data-reader={usePageData().member?.hashUserId}
        >
          {failure !== null ? (
            <SearchFailed asked={asked} isBusy={failure === 'busy'} />
          ) : found ? (
            <SearchResults found={found} />
          ) : (
            <SearchStarts />
          )}
        </div>
        <div {...partOf('ask')}>
          <AskCard
            heading={
              found?.answer.meta.total === 0
                ? '相談員に、その言葉のまま話す'
                : '言葉にしにくいときは、話しながらさがせます'
            }
          />
        </div>
      </div>
      <div id={SEARCH_FAILED_ID} hidden>
        <SearchFailed asked={NOTHING_ASKED} />
      </div>
    </Container>
  );
}

const NOTHING_DRAWN = { asked: NOTHING_ASKED, found: null, failure: null, isDesperate: false } as const;
