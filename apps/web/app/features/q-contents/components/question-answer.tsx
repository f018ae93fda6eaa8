import type { QContent } from '@hidamari/contract/content';
import { dayParts } from '@hidamari/domain/japanese-dates';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ContentBody } from '../../../shell/content/content-body.tsx';
import { SourceList } from '../../../shell/content/source-list.tsx';

/** What supporters answer, where it comes from, and what it cannot be. */
export function QuestionAnswer({ question: { content, sources, next_review_at } }: { question: QContent }) {
  const { year, month } = dayParts(next_review_at);
  return (
    <div className="q-content-text">
      <section aria-labelledby="answer-heading">
        <SectionHeading id="answer-heading" size="normal">
          相談員の答え
        </SectionHeading>
        <ContentBody html={content} />
      </section>
      <section className="q-content-end" aria-labelledby="sources-heading">
        <h2 id="sources-heading">参考にした資料</h2>
        {sources.length > 0 ? (
          <SourceList sources={sources} />
        ) : (
          <p>この答えは、確認した人の知識と経験をもとに書いています。</p>
        )}
        <p className="ui-meta">
          {`この答えは一般的な内容で、あなたの治療についてのものではありません。治療のことは、かかっている病院でお確かめください。次の見直し：${year}年${month}月`}
        </p>
      </section>
    </div>
  );
}
