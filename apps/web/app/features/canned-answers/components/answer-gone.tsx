import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { BackLink } from '../../../shell/back-link.tsx';
import { ANSWERS_HREF } from '../answer-address.ts';

/** Somebody has deleted what the address asks for. */
export function AnswerGone() {
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
