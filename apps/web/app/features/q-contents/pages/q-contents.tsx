import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreLink } from '@hidamari/ui/link';
import { MoreList, ShownCount } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { NotNarrowedNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { QuestionFilters } from '../components/question-filters.tsx';
import { QuestionRows } from '../components/question-row.tsx';
import { readQuestionList } from '../question-list.ts';
import { hasWish, type QuestionWishes, questionsHref, readQuestionWishes } from '../questions-address.ts';
import type { Route } from './+types/q-contents';

const CRUMBS = [
  { label: 'ホーム', href: '/' },
  { label: 'がんの情報', href: '/articles' },
  { label: 'みんなの質問' },
];

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The same for everybody: nothing of a member narrows the list. What it can be narrowed by may be missing (G103). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [statuses, cancerGroups] = await Promise.all([
    partOrNull(page, page.content.treatmentStatuses({ button: true })),
    partOrNull(page, page.content.cancerGroups()),
  ]);
  const known = { statuses: statuses?.value ?? [], cancerGroups: cancerGroups?.value ?? [] };
  const wishes = readQuestionWishes(url.searchParams, known);
  const list = await contentOrFault(page, readQuestionList(page.content, wishes));
  return {
    wishes,
    statuses: known.statuses.map(({ id, name }) => ({ id, name })),
    cancerGroups: known.cancerGroups.map(({ id, name }) => ({ id, name })),
    list: list.value,
    isNarrowable: statuses !== null && cancerGroups !== null,
    isStale: [statuses, cancerGroups, list].some((part) => part?.stale ?? false),
  };
}

type ListData = Route.ComponentProps['loaderData'];

/** Questions of nobody's group or time answer everybody: they stay beside the wished ones, and that is said. */
function CommonNote({ wishes: { status, cancerGroup, isCommon } }: { wishes: QuestionWishes }) {
  if (isCommon || (status === null && cancerGroup === null)) return null;
  return <p className="ui-meta">時期やがんの種類を問わない、多くの方に共通の質問も含みます。</p>;
}

/** The place of a question in the list: 「もっと見る」 leads to the first new one. */
const anchorOf = (at: number) => `question-${at + 1}`;

function QuestionList({ wishes, list: { questions, total } }: Pick<ListData, 'wishes' | 'list'>) {
  const more = questionsHref(wishes, { page: wishes.page + 1 });
  return (
    <div className="grid gap-8">
      <QuestionRows questions={questions} idOf={anchorOf} />
      {questions.length < total ? (
        <MoreList total={total} shown={questions.length} href={`${more}#${anchorOf(questions.length)}`} />
      ) : null}
    </div>
  );
}

function NoQuestions() {
  return (
    <EmptyState
      title="この組み合わせの質問は、まだありません"
      drawing="scene-empty"
      actions={<ButtonLink href="/articles/questions">すべての質問を見る</ButtonLink>}
    >
      しぼりこみを減らすか、お電話でおたずねください。一緒に考えます。
    </EmptyState>
  );
}

/** /articles/questions: what people bring to the consultation, newest first, narrowed by time, illness, age, gender. */
export default function QContents({
  loaderData: { list, isStale, isNarrowable, ...offered },
}: Route.ComponentProps) {
  const { wishes } = offered;
  return (
    <Container width="normal" className="pb-16">
      <Breadcrumb crumbs={CRUMBS} />
      <PageHeading lead="同じことで迷う方の多い質問に、相談員の立場からお答えします。">
        みんなの質問
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      {isNarrowable ? null : <NotNarrowedNote isPartly />}
      <QuestionFilters {...offered} />
      <div className="question-count">
        <div>
          <ShownCount total={list.total} to={list.questions.length} />
          <CommonNote wishes={wishes} />
        </div>
        {hasWish(wishes) ? (
          <MoreLink href="/articles/questions" icon="close">
            しぼりこみをやめる
          </MoreLink>
        ) : null}
      </div>
      {list.total === 0 ? <NoQuestions /> : <QuestionList wishes={wishes} list={list} />}
      <div className="mt-16">
        <AskCard shape="band" heading="あなたの場合のことは、相談員と一緒に整理できます" />
      </div>
    </Container>
  );
}
