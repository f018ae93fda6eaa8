import '../components/faq.css';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { reviewSummary } from '../../../parts/content/review-summary.ts';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta, type StructuredData } from '../../../shell/page-meta.ts';
import { goToAskedPart, openNamedPart } from '../asked-part.ts';
import { FaqFind } from '../components/faq-find.tsx';
import { FaqSectionQuestions, NoQuestionFound, SectionChips } from '../components/faq-parts.tsx';
import { askedPart, countQuestions, type FaqSection, faqSections } from '../faq-sections.ts';
import { startFaqFind } from '../start-faq-find.ts';
import type { Route } from './+types/faq';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData ? { structured: (address) => faqPageData(loaderData.sections, address) } : {});

/** The questions are the page; without the names of their parts they stand in one (G103). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [categories, faqs] = await Promise.all([
    partOrNull(page, page.content.faqCategories(page.variant)),
    contentOrFault(page, page.content.faqs(page.variant)),
  ]);
  const sections = faqSections(categories?.value ?? null, faqs.value);
  return {
    sections,
    asked: askedPart(sections, url.searchParams),
    review: reviewSummary(faqs.value, '答え', japanDay(page.now)),
    isStale: faqs.stale || (categories?.stale ?? false),
  };
}

/** /faq: every question of the variant on one page, readable without a script. */
export default function FaqPage({ loaderData: { sections, asked, review, isStale } }: Route.ComponentProps) {
  useAskedPart(asked);
  useEffect(() => startFaqFind(() => import('../find-questions.ts')), []);
  // Where nothing is asked for, the first one shows what a press does.
  const opened = asked ?? sections[0]?.questions[0]?.id;
  return (
    <Container width="wide">
      <div data-faq="" data-asked={asked ?? undefined}>
        <PageHeading>よくある質問</PageHeading>
        <div className="faq-head">
          {isStale ? <StaleNote /> : null}
          {review.isDue ? <ReviewDueNote advice="お急ぎのときは、お電話でおたずねください。" /> : null}
          <FaqFind count={countQuestions(sections)} />
          <SectionChips sections={sections} />
        </div>
        <div className="faq">
          <div>
            {sections.map((section) => (
              <FaqSectionQuestions key={section.id} section={section} opened={opened} />
            ))}
            <NoQuestionFound />
            {review.words ? <p className="faq-review ui-meta">{`${review.words}${review.next}`}</p> : null}
          </div>
          <FaqHelp />
        </div>
      </div>
    </Container>
  );
}

/**
 * Brings the part that the address asks for to the person, with its answer open.
 * @param asked id of a section or of a question; null for none.
 */
function useAskedPart(asked: string | null): void {
  const { hash } = useLocation();
  useEffect(() => openNamedPart(hash), [hash]);
  useEffect(() => goToAskedPart(asked), [asked]);
}

/** 見つからないときは: somebody to ask, and a form for what is not urgent. */
function FaqHelp() {
  return (
    <div className="faq-help">
      <AskCard heading="見つからないときは" drawing="object-cup" />
      <div className="faq-contact">
        <p className="ui-meta">
          登録や使い方のことは、お問い合わせからも送れます。体調や治療のご相談は、お電話でお話しください。
        </p>
        <ButtonLink href="/contact" kind="plain" icon="mail" width="full">
          お問い合わせ
        </ButtonLink>
      </div>
    </div>
  );
}

/** What a search engine is told of the questions (schema.org, FAQPage): each with its whole answer, as it stands here. */
function faqPageData(sections: readonly FaqSection[], address: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': address,
    inLanguage: 'ja',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: stripMarkup(answer) },
      })),
  };
}
