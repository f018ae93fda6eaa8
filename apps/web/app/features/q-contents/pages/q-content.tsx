import '../components/q-content.css';
import type { QContent } from '@hidamari/contract/content';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { nextServices } from '../../../parts/content/next-services.ts';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ExplainedAtLength, HelpfulServices, RelatedQuestions } from '../components/next-steps.tsx';
import { QuestionAnswer } from '../components/question-answer.tsx';
import { QuestionHead } from '../components/question-head.tsx';
import { listedQuestion } from '../question-list.ts';
import { relatedQuestions } from '../related-questions.ts';
import type { Route } from './+types/q-content';

const ARTICLES_SHOWN = 3;

const CRUMBS = [
  { label: 'ホーム', href: '/' },
  { label: 'がんの情報', href: '/articles' },
  { label: 'みんなの質問', href: '/articles/questions' },
  { label: '質問と答え' },
];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData
      ? {
          title: loaderData.question.title,
          description: loaderData.question.content,
          formatDescription: true,
        }
      : {},
  );

async function readRelated({ content }: PageContext, question: QContent) {
  const { value, stale } = await content.qContents();
  return { questions: relatedQuestions(value, question).map(listedQuestion), isStale: stale };
}

/** What explains the same at length, and what stands near it. */
async function readArticles({ content, variant }: PageContext, { id, topics, cancer_group }: QContent) {
  const to = { id, topics, cancerGroups: cancer_group ? [cancer_group.id] : [] };
  return (await content.relatedArticles({ variant, to, limit: ARTICLES_SHOWN })).value;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value: question, stale } = await contentOrFault(page, page.content.getQContent(params.id));
  const [related, articles, services] = await Promise.all([
    partOrNull(page, readRelated(page, question)),
    partOrNull(page, readArticles(page, question)),
    nextServices(page, { topics: question.topics }),
  ]);
  return { question, isStale: stale, related, articles: articles ?? [], services };
}

/** /articles/questions/:id: a question, what supporters answer, who has checked it, and whom to ask next. */
export default function QContentPage({
  loaderData: { question, isStale, related, articles, services },
}: Route.ComponentProps) {
  return (
    <Container width="wide">
      <Breadcrumb crumbs={CRUMBS} />
      <article className="q-content" aria-labelledby="page-heading">
        <QuestionHead question={question} isStale={isStale} />
        <QuestionAnswer question={question} />
        <div className="q-content-side">
          <AskCard heading="あなたの場合のことは、相談員と一緒に整理できます" />
          <ExplainedAtLength articles={articles} />
          <RelatedQuestions related={related} isTold={isStale} />
          <HelpfulServices services={services} isTold={isStale} />
        </div>
      </article>
    </Container>
  );
}
