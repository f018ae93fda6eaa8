import type { ArticleSource } from '@hidamari/contract/content';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { type ReviewSummary, reviewSummary } from '../../../parts/content/review-summary.ts';
import { SourceList } from '../../../parts/content/source-list.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { type ListedTerm, sourcesOf, type TermRow, termRows } from '../reading-rows.ts';
import type { Route } from './+types/glossary';
import './glossary.css';

const CRUMBS = [
  { label: 'ホーム', href: '/' },
  { label: 'がんの情報', href: '/articles' },
  { label: '言葉の説明' },
];

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const terms = await contentOrFault(page, page.content.glossary());
  return {
    rows: termRows(terms.value),
    review: reviewSummary(terms.value, '説明', japanDay(page.now)),
    sources: sourcesOf(terms.value),
    isStale: terms.stale,
  };
}

/** Where the explanations come from, who has checked them, and what they cannot be (G100). */
function GlossaryEnd({ review, sources }: { review: ReviewSummary; sources: readonly ArticleSource[] }) {
  return (
    <div className="grid gap-4">
      {sources.length > 0 ? (
        <section aria-labelledby="sources-heading">
          <h2 id="sources-heading" className="text-lg">
            参考にした資料
          </h2>
          <SourceList sources={sources} />
        </section>
      ) : null}
      <p className="ui-meta">
        {`${review.words}一般的な説明ですので、あなたの治療のことは、かかっている病院でお確かめください。${review.next}`}
      </p>
    </div>
  );
}

/** /articles/words: every word that articles explain, by its reading. */
export default function Glossary({ loaderData: { rows, review, sources, isStale } }: Route.ComponentProps) {
  return (
    <Container width="mid" className="pb-16">
      <Breadcrumb crumbs={CRUMBS} />
      <PageHeading lead="診察や記事に出てくる言葉を、やさしく説明します。一度に覚えなくて大丈夫です。">
        言葉の説明
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      {review.isDue ? <ReviewDueNote /> : null}
      <RowChips rows={rows} />
      <div className="mt-10 grid gap-12">
        {rows.map((row) => (
          <TermRowPart key={row.id} row={row} />
        ))}
        <GlossaryEnd review={review} sources={sources} />
        <AskCard shape="band" heading="分からない言葉は、相談員と一緒に確かめられます" />
      </div>
    </Container>
  );
}

/** Ways to the rows of this page. */
function RowChips({ rows }: { rows: readonly TermRow[] }) {
  return (
    <Chips name="読みの行へ進む">
      {rows.map(({ id, name }) => (
        <ChipLink key={id} href={`#${id}`}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** The reading is written out, whatever the furigana switch says: it is what the term stands under. */
function Term({ term: { id, name, reading, aliases, meaning } }: { term: ListedTerm }) {
  return (
    <div id={id} className="glossary-term">
      <dt>
        <dfn>{name}</dfn>
        {reading === null ? null : <span className="ui-meta">{reading}</span>}
      </dt>
      {aliases.length === 0 ? null : <dd className="ui-meta">{`ほかの言い方：${aliases.join('、')}`}</dd>}
      <dd>{meaning}</dd>
    </div>
  );
}

/** One row with its terms; each can be led to by its id. */
function TermRowPart({ row: { id, name, terms } }: { row: TermRow }) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading}>
      <SectionHeading id={heading} size="normal">
        {name}
      </SectionHeading>
      <dl className="glossary-terms">
        {terms.map((term) => (
          <Term key={term.id} term={term} />
        ))}
      </dl>
    </section>
  );
}
