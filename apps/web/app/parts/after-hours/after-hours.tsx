import './after-hours.css';
import { categoryOfConcern } from '@hidamari/domain/concerns';
import { screenHref } from '@hidamari/domain/screens';
import { CrisisLines } from '@hidamari/ui/crisis-card';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ArticleName } from '../../page-context.ts';
import { usePageData } from '../../shell/page-data.ts';
import { useSupportDesk } from '../../shell/use-support-desk.ts';
import { useCrisisLines } from '../crisis/use-crisis-lines.ts';

const MIND_ARTICLES = screenHref('/articles', null, { category: categoryOfConcern('mental') });

/** Where the part stands on a page: what is about the night leads there. */
export const AFTER_HOURS_ID = 'after-hours';

/** What can be read now, and who answers now. Without articles (none could be read) it is the lines alone. */
export function AfterHoursSection({ articles }: { articles: readonly ArticleName[] }) {
  const answering = useCrisisLines().filter(({ isAnswering }) => isAnswering);
  return (
    <section className="after-hours" id={AFTER_HOURS_ID} aria-labelledby="after-hours-heading">
      <SectionHeading id="after-hours-heading" size="normal">
        いまの時間に、できること
      </SectionHeading>
      <div className="after-hours-parts">
        {articles.length > 0 ? (
          <LinkRows>
            {articles.map(({ id, title }) => (
              <LinkRow key={id} href={screenHref('/articles/:id', { id })} icon="book" title={title} />
            ))}
            <LinkRow href={MIND_ARTICLES} title="気持ちについての記事をすべて見る" />
          </LinkRows>
        ) : null}
        <div className="after-hours-lines">
          <SectionHeading level={3} size="small">
            この時間にも、話せるところ
          </SectionHeading>
          <CrisisLines lines={answering} />
        </div>
      </div>
    </section>
  );
}

/**
 * While our own telephone is not answered: what helps all the same. It stands below a call box, which says when the desk
 * opens and takes what somebody wants to write now.
 */
export function AfterHours() {
  const { atAnyHour } = usePageData();
  return useSupportDesk().isOpen ? null : <AfterHoursSection articles={atAnyHour} />;
}
