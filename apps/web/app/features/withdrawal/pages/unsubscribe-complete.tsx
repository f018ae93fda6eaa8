import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { FormSteps } from '@hidamari/ui/steps';
import { pageContext } from '../../../page-context.ts';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { Effects } from '../components/effects.tsx';
import type { Route } from './+types/unsubscribe-complete';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Whether somebody has just left: the cookie of the withdrawal says so, for ten minutes (G131). */
export function loader({ context }: Route.LoaderArgs) {
  return { hasLeft: context.get(pageContext).hasLeft };
}

/** 完了: what happened, in the words of the programme the person was with. */
function Farewell() {
  return (
    <>
      <PageHeading lead="これまでご利用いただき、ありがとうございました。お手続きの控えを、ご登録のメールアドレスにお送りします。">
        退会のお手続きが終わりました
      </PageHeading>
      <FormSteps current={3} />
      <div className="overflow-hidden rounded-[var(--radius-l)]">
        <Illustration drawing="cover-bench" fit="slice" />
      </div>
      <Effects />
      <p>
        会員でなくなっても、がんの情報はお読みになれます。お名前を言わないお電話でのご相談も、これまでどおりお受けします。
      </p>
      <DeskCallBox />
    </>
  );
}

/** Opened without a withdrawal before it, or later: nothing is said of anybody. */
function General() {
  return (
    <>
      <PageHeading lead="この画面は、退会のお手続きが終わった方に、その内容をお知らせするところです。">
        退会のお手続きの完了
      </PageHeading>
      <p>
        お手続きをされた方には、終わったことと受付番号をメールでお送りしています。退会の取り消しや、ご不明なことは、お電話でおたずねください。
      </p>
      <DeskCallBox />
    </>
  );
}

/** /unsubscribe/complete: calm, and exact about what became of everything (G53). */
export default function UnsubscribeComplete({ loaderData: { hasLeft } }: Route.ComponentProps) {
  return (
    <Container width="narrow" className="pt-4 pb-16">
      <div className="grid grid-cols-1 gap-6">
        {hasLeft ? <Farewell /> : <General />}
        <div>
          <ButtonLink href="/" kind="plain">
            ホームへ
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
