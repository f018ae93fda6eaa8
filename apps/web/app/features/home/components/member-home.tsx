import './member-home.css';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { WindowLight } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { AfterHours } from '../../../parts/after-hours/after-hours.tsx';
import { ArticleCard, ArticleRows } from '../../../parts/content/article-card.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { PartBoundary } from '../../../shell/fault-boundary.tsx';
import { useReload } from '../../../shell/use-reload.ts';
import type { HomeParts } from '../home-parts.ts';
import type { LogArticle } from '../load-log-articles.ts';
import type { ShownParts } from '../load-member-home.ts';
import { ConcernPanes } from './concern-panes.tsx';
import { DeskCard } from './desk-card.tsx';
import { NoArticles } from './home-articles.tsx';
import { HomeNews } from './home-news.tsx';
import { CasesCard, VisitCard } from './own-cards.tsx';
import { OwnShelf } from './own-shelf.tsx';
import { TodaySection } from './today-section.tsx';

interface MemberHomeProps extends HomeParts {
  name: string;
  /** The member's own parts; null for a concierge in their place (G42). */
  own: ShownParts | null;
  /** YYYY-MM-DD in Japan. */
  today: string;
}

/** @param isOwn chosen by the time of treatment that the member told of. */
function Recommended({ articles, isOwn }: Pick<HomeParts, 'articles'> & { isOwn: boolean }) {
  const reload = useReload();
  return (
    <section className="member-wide" aria-labelledby="articles-heading">
      <SectionHeading id="articles-heading" aside={<MoreLink href="/articles">すべて見る</MoreLink>}>
        {isOwn ? 'いまのあなたへのおすすめ' : 'おすすめの記事'}
      </SectionHeading>
      {articles === null ? <PartFailed what="おすすめの記事" {...reload} /> : null}
      {articles?.length === 0 ? <NoArticles /> : null}
      {articles && articles.length > 0 ? (
        <ul className="article-cards">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Home of a member (G25): the day, the record, whom to call, something to read. */
export function MemberHome({ name, today, articles, news, own, isStale = false }: MemberHomeProps) {
  return (
    <>
      <div className="member-greeting">
        <WindowLight place="greeting" />
        <Container width="wide">
          <PageHeading before={<p className="ui-meta ui-num">{formatJapaneseDate(today)}</p>}>
            {`${name}さん、こんにちは。`}
          </PageHeading>
        </Container>
      </div>
      <Container width="wide" className="member-home">
        {isStale ? (
          <div className="member-all">
            <StaleNote />
          </div>
        ) : null}
        <PartBoundary what="きょうの調子">
          <TodaySection checkIn={own?.checkIn ?? null} isOwn={own !== null} />
        </PartBoundary>
        <DeskCard />
        {own && own.visit !== 'withheld' ? (
          <PartBoundary what="次の診察">
            <VisitCard visit={own.visit} today={today} />
          </PartBoundary>
        ) : null}
        {own ? (
          <PartBoundary what="相談したこと">
            <CasesCard cases={own.cases} />
          </PartBoundary>
        ) : null}
        <AfterHours />
        <section className="member-wide" aria-labelledby="concerns">
          <ConcernPanes />
        </section>
        {own ? <LogArticles articles={own.logArticles} /> : null}
        <PartBoundary what="おすすめの記事">
          <Recommended articles={articles} isOwn={own?.isOfOwnTime ?? false} />
        </PartBoundary>
        {own ? (
          <PartBoundary what="お気に入り">
            <OwnShelf {...own} />
          </PartBoundary>
        ) : null}
        <section className="member-wide" aria-labelledby="news-heading">
          <PartBoundary what="お知らせ">
            <HomeNews news={news} seen={own?.seenNews ?? null} />
          </PartBoundary>
        </section>
      </Container>
    </>
  );
}

/** 記録に近い記事: it repeats what was written, says nothing of what it means, and can be turned off. */
function LogArticles({ articles }: { articles: readonly LogArticle[] }) {
  if (articles.length === 0) return null;
  const symptoms = articles.map(({ symptom }) => `「${symptom}」`).join('と');
  return (
    <section className="member-wide" aria-labelledby="log-articles-heading">
      <SectionHeading
        id="log-articles-heading"
        aside={<MoreLink href={`${screenHref('/account/notices')}#log-articles`}>この案内を止める</MoreLink>}
      >
        最近の記録に近い記事
      </SectionHeading>
      <p>{`この2週間の記録に、${symptoms}を「中くらい」より強く書いた日がありました。やわらげる工夫と、病院に伝える目安を読めます。`}</p>
      <div className="mt-4">
        <ArticleRows articles={articles.map(({ article }) => article)} />
      </div>
    </section>
  );
}
