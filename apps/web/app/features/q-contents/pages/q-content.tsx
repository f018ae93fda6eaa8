import '../components/q-content.css';
import type { QContent } from '@hidamari/contract/content';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { RelatedQuestions, ServicesByConcern } from '../components/next-steps.tsx';
import { QuestionAnswer } from '../components/question-answer.tsx';
import { QuestionHead } from '../components/question-head.tsx';
import { listedQuestion } from '../question-list.ts';
import { relatedQuestions } from '../related-questions.ts';
import type { Route } from './+types/q-content';

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

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value: question, stale } = await contentOrFault(page, page.content.getQContent(params.id));
  const related = await partOrNull(page, readRelated(page, question));
  return { question, isStale: stale, related };
}

/** /articles/questions/:id: a question, what supporters answer, who has checked it, and whom to ask next. */
export default function QContentPage({ loaderData: { question, isStale, related } }: Route.ComponentProps) {
  return (
    <Container width="wide">
      <Breadcrumb crumbs={CRUMBS} />
      <article className="q-content" aria-labelledby="page-heading">
        <QuestionHead question={question} isStale={isStale} />
        <QuestionAnswer question={question} />
        <div className="q-content-side">
          <AskCard heading="あなたの場合のことは、相談員と一緒に整理できます" />
          <RelatedQuestions related={related} isTold={isStale} />
          <ServicesByConcern />
        </div>
      </article>
    </Container>
  );
}
