import { isBlank } from '@hidamari/domain/japanese-text';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useLocation, useNavigate } from 'react-router';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import {
  type AskedSearch,
  readAskedSearch,
  searchStep,
  sentSearch,
} from '../../../shell/search/asked-search.ts';
import { SearchBox } from '../components/search-box.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { SearchStarts } from '../components/search-starts.tsx';
import { foundWords } from '../found-words.ts';
import { nextStep } from '../next-step.ts';
import { quotedWords } from '../quoted-words.ts';
import { useSearch } from '../use-search.ts';
import type { Route } from './+types/search';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What is asked stands in the step of the history: Back brings the former question, a reload keeps it. */
function useAskedSearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked = readAskedSearch(state);
  const go = (next: AskedSearch, replace: boolean) =>
    void navigate(pathname, { replace, preventScrollReset: replace, state: searchStep(next) });
  return { asked, go };
}

/** /search (G134): one box over articles, stories, questions, FAQ, services, words, news and one's own logs. */
export default function SearchPage() {
  const { asked, go } = useAskedSearch();
  const { state, retry } = useSearch(asked);
  const found = state.kind === 'found' ? state.found : state.kind === 'asking' ? state.before : null;
  const heading = isBlank(asked.keyword) ? 'さがす' : `${quotedWords(asked.keyword)}で見つかったもの`;
  return (
    <Container width="wide" className="pb-16">
      <PageHeading>{heading}</PageHeading>
      <div className="mb-6 grid gap-4">
        <SearchBox
          keyword={asked.keyword}
          found={foundWords(state)}
          suggestions={found?.answer.suggestions}
          onAsk={(keyword, how) => {
            const next = nextStep(asked, keyword, how);
            if (next) go(next.asked, next.replace);
          }}
        />
      </div>
      <div className="search-layout">
        <div>
          {state.kind === 'idle' ? (
            <SearchStarts onPick={(keyword) => go(sentSearch(keyword), false)} />
          ) : null}
          {state.kind === 'asking' && found === null ? (
            <Skeleton shape="lines" what="見つかったもの" />
          ) : null}
          {state.kind === 'failed' ? (
            <PartFailed what="見つかったもの" onReload={retry} isReloading={false} />
          ) : null}
          {found ? (
            <SearchResults
              found={found}
              isAsking={state.kind === 'asking'}
              onChange={(change) => {
                const next = { ...asked, pages: 1, ...change };
                // Other words are another question: Back leads from it to the former one.
                go(next, next.keyword === asked.keyword);
              }}
            />
          ) : null}
        </div>
        <AskCard
          heading={
            found?.answer.meta.total === 0
              ? '相談員に、その言葉のまま話す'
              : '言葉にしにくいときは、話しながらさがせます'
          }
        />
      </div>
    </Container>
  );
}
