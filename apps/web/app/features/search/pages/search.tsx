import { readCrisisWords } from '@hidamari/domain/crisis-reader';
import { AppError } from '@hidamari/domain/errors';
import { isBlank } from '@hidamari/domain/japanese-text';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Container } from '@hidamari/ui/container';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { useState } from 'react';
import { data } from 'react-router';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { type AskedSearch, askedByForm, NOTHING_ASKED } from '../../../parts/search/asked-search.ts';
import { SearchForm } from '../../../parts/search/search-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { SearchBox } from '../components/search-box.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { WordChips } from '../components/word-chips.tsx';
import { foundWords, NO_WORDS } from '../found-words.ts';
import { searchHeading } from '../quoted-words.ts';
import { askOnServer, type Found } from '../search-calls.ts';
import { partOf, SEARCH_FAILED_ID } from '../search-parts.ts';
import { useRunningSearch } from '../use-running-search.ts';
import type { Route } from './+types/search';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Opened by a form, the page comes with what was found (decision 0113); otherwise it asks as it is used. */
export async function loader({ context }: Route.LoaderArgs) {
  const answered = await loadSearch(context.get(pageContext));
  return data(answered?.drawn ?? null, { status: answered?.status ?? 200 });
}

/** A navigation sends no form. */
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

interface SearchFailedProps {
  asked: AskedSearch;
  /** Too much was asked from here within a short time. */
  isBusy?: boolean;
}

/** Nothing could be looked for: the words stay in their field, and one press asks again. */
function SearchFailed({ asked, isBusy = false }: SearchFailedProps) {
  return (
    <SearchForm about={asked}>
      <PartFailed what="見つかったもの" isInForm {...(isBusy && { why: BUSY })} />
    </SearchForm>
  );
}

const BUSY = 'いま、たくさんの方がさがしています。少し待ってから、もう一度お試しください。';

/** Where to begin before anything is typed. The words are examples to press, none of them about one person. */
const EXAMPLES = ['だるさ', '医療費', '仕事', '家族', '眠れない', 'セカンドオピニオン'];

/** Examples, and the ways that need no words. */
function SearchStarts() {
  const { hasServices } = VARIANTS[usePageData().variant];
  return (
    <div className="grid gap-8">
      <WordChips name="よくさがされる言葉" words={EXAMPLES} />
      <LinkRows>
        <LinkRow href={screenHref('/articles/top')} title="記事を分類から選ぶ" />
        <LinkRow href={screenHref('/articles/questions')} title="みんなの質問を見る" />
        {hasServices ? <LinkRow href={screenHref('/services')} title="助けになるサービスを見る" /> : null}
        <LinkRow href={screenHref('/faq')} title="よくある質問を見る" />
        <LinkRow href={screenHref('/articles/words')} title="言葉の説明を見る" />
      </LinkRows>
    </div>
  );
}

/** What a page comes with that was opened by a form: the question, and what it found. */
interface Drawn {
  asked: AskedSearch;
  /** Null where nothing was asked, or it failed. */
  found: Found | null;
  /** Why nothing was looked for. */
  failure: 'busy' | 'failed' | null;
  /** The words may be from somebody who does not want to go on (G119). */
  isDesperate: boolean;
}

const STATUS = { busy: 429, failed: 503 } as const;

/** The answer to a form that was sent to the search, and its status; null for a page that was only opened. */
async function loadSearch(page: PageContext): Promise<{ drawn: Drawn; status: number } | null> {
  if (page.sent === undefined) return null;
  const asked = askedByForm(page.sent);
  const { keyword } = asked;
  if (isBlank(keyword)) return { drawn: { asked, ...NOTHING }, status: 200 };
  const isDesperate = readCrisisWords(keyword) !== null;
  const isMember = page.member !== null && !page.member.acting;
  try {
    const found = await askOnServer(page.api, asked, isMember);
    return { drawn: { asked, found, failure: null, isDesperate }, status: 200 };
  } catch (error) {
    page.report?.(error);
    const failure = error instanceof AppError && error.code === 'too_many' ? 'busy' : 'failed';
    return { drawn: { asked, found: null, failure, isDesperate }, status: STATUS[failure] };
  }
}

const NOTHING = { found: null, failure: null, isDesperate: false } as const;
