import { type CannedAnswer, listCannedAnswersEndpoint } from '@hidamari/contract/canned-answers';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { enterDesk } from '../../../parts/desk/enter-desk.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { BackLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { ANSWERS_HREF, readAnswerAddress } from '../answer-values.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import { AnswerList } from '../components/answer-list.tsx';
import type { Route } from './+types/desk-canned-answers';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'write-canned-answers');
  try {
    return { me, answers: (await page.api.call(listCannedAnswersEndpoint, {})).data };
  } catch (error) {
    throw rejectedOnServer(error, 'getCannedAnswers', page);
  }
}

/** /desk/canned-answers: the sentences, and by `id` the form of one (G140). */
export default function DeskCannedAnswers({ loaderData: { me, answers } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useFocusOnNewStep(query.get('id'));
  return (
    <DeskFrame me={me} current="deskCannedAnswers">
      <Wanted answers={answers} wanted={readAnswerAddress(query)} />
    </DeskFrame>
  );
}

interface WantedProps {
  answers: readonly CannedAnswer[];
  wanted: ReturnType<typeof readAnswerAddress>;
}

function Wanted({ answers, wanted }: WantedProps) {
  if (wanted === 'list') return <AnswerList answers={answers} />;
  if (wanted === 'new') return <AnswerForm key="new" opened={null} />;
  const opened = answers.find(({ id }) => id === wanted.id);
  return opened ? <AnswerForm key={opened.id} opened={opened} /> : <AnswerGone />;
}

/** Somebody has deleted what the address asks for. */
function AnswerGone() {
  return (
    <>
      <PageHeading before={<BackLink href={ANSWERS_HREF}>言い回しの一覧へ戻る</BackLink>}>
        言い回し
      </PageHeading>
      <Notice tone="plain">
        <p>この言い回しは、もうありません。ほかの人が削除したようです。</p>
      </Notice>
    </>
  );
}
