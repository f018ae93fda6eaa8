import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { data, useLocation, useNavigate } from 'react-router';
import { useIsDocument } from '../../../document/document-parts.ts';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import {
  type AskedSearch,
  NOTHING_ASKED,
  readAskedSearch,
  searchStep,
} from '../../../shell/search/asked-search.ts';
import { SearchBox } from '../components/search-box.tsx';
import { SearchFailed } from '../components/search-failed.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { SearchStarts } from '../components/search-starts.tsx';
import { foundWords, NO_WORDS } from '../found-words.ts';
import { type Drawn, loadSearch } from '../load-search.ts';
import { nextStep } from '../next-step.ts';
import { searchHeading } from '../quoted-words.ts';
import { partOf, SEARCH_FAILED_ID } from '../search-parts.ts';
import { useSearch } from '../use-search.ts';
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

/** What is asked stands in the step of the history: Back brings the former question, a reload keeps it. */
function useAskedSearch(drawn: Drawn | null) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked = state === null && drawn ? drawn.asked : readAskedSearch(state);
  const go = (next: AskedSearch, replace: boolean) =>
    void navigate(pathname, { replace, preventScrollReset: replace, state: searchStep(next) });
  return { asked, go };
}

/** /search (G134): one box over articles, stories, questions, FAQ, services, words, news and one's own logs. */
export default function SearchPage({ loaderData: drawn }: Route.ComponentProps) {
  const { asked, go } = useAskedSearch(drawn);
  const { state, retry } = useSearch(asked, drawn);
  const found = state.kind === 'found' ? state.found : state.kind === 'asking' ? state.before : null;
  // Other words are another question: Back leads from it to the former one.
  const ask = (next: AskedSearch) => go(next, next.keyword === asked.keyword);
  return (
    <Container width="wide" className="pb-16">
      <PageHeading>{searchHeading(asked.keyword)}</PageHeading>
      <div className="mb-6 grid gap-4">
        <SearchBox
          keyword={asked.keyword}
          found={drawn && state.kind === 'idle' ? NO_WORDS : foundWords(state)}
          isDesperate={drawn?.isDesperate ?? false}
          suggestions={found?.answer.suggestions}
          onAsk={(keyword, how) => {
            const next = nextStep(asked, keyword, how);
            if (next) go(next.asked, next.replace);
          }}
        />
      </div>
      <div className="search-layout">
        <div {...partOf('results')} data-asked={drawn ? JSON.stringify(drawn.asked) : undefined}>
          {state.kind === 'idle' ? <SearchStarts onAsk={(next) => go(next, false)} /> : null}
          {state.kind === 'asking' && found === null ? (
            <Skeleton shape="lines" what="見つかったもの" />
          ) : null}
          {state.kind === 'failed' ? (
            <SearchFailed asked={asked} isBusy={drawn?.failure === 'busy'} onAsk={retry} />
          ) : null}
          {found ? <SearchResults found={found} isAsking={state.kind === 'asking'} onAsk={ask} /> : null}
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
      {useIsDocument() ? (
        <template id={SEARCH_FAILED_ID}>
          <SearchFailed asked={NOTHING_ASKED} onAsk={retry} />
        </template>
      ) : null}
    </Container>
  );
}
