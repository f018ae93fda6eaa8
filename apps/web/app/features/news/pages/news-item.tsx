import { formatJapaneseDate, japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Prose } from '@hidamari/ui/prose';
import { Tag } from '@hidamari/ui/tag';
import { pageContext } from '../../../page-context.ts';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { CleanHtml } from '../../../parts/content/clean-html.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { ViewedNews } from '../../../parts/viewed/viewed-content.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import type { Route } from './+types/news-item';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData
      ? { title: loaderData.news.title, description: loaderData.news.body, formatDescription: true }
      : {},
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value: news, stale } = await contentOrFault(page, page.content.getNews(params.id, page.variant));
  return { news, day: japanDay(new Date(news.publishedAt)), isStale: stale };
}

/** /news/:id: when, what, and the telephone for what stays unclear. */
export default function NewsItem({ loaderData: { news, day, isStale } }: Route.ComponentProps) {
  const before = (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <time className="ui-meta ui-num" dateTime={day}>
        {formatJapaneseDate(day)}
      </time>
      {news.important ? <Tag tone="caution">大切なお知らせ</Tag> : null}
      <Tag>{news.category}</Tag>
      {news.is_over ? <Tag>終わったお知らせです</Tag> : null}
    </p>
  );
  return (
    <Container width="narrow" className="grid gap-8 pb-16">
      <ViewedNews id={news.id} />
      <div>
        <Breadcrumb
          crumbs={[
            { label: 'ホーム', href: '/' },
            { label: 'お知らせ', href: screenHref('/news') },
            { label: news.title },
          ]}
        />
        <PageHeading before={before}>{news.title}</PageHeading>
        {isStale ? <StaleNote /> : null}
        <Prose>
          <CleanHtml html={news.body} className="grid gap-4" />
        </Prose>
      </div>
      <DeskCallBox />
      <div>
        <ButtonLink href={screenHref('/news')} kind="plain" icon="left">
          お知らせの一覧へ
        </ButtonLink>
      </div>
    </Container>
  );
}
