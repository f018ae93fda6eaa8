import './member-home.css';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { isReady } from '@hidamari/domain/screens';
import { VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { Container } from '@hidamari/ui/container';
import { Illustration, WindowLight } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleCard } from '../../../shell/content/article-card.tsx';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import type { HomeParts } from '../home-parts.ts';
import type { MemberParts } from '../load-member-home.ts';
import { useReload } from '../use-reload.ts';
import { HomeNews } from './home-news.tsx';
import { CasesCard, VisitCard } from './own-cards.tsx';
import { OwnShelf } from './own-shelf.tsx';

interface MemberHomeProps extends HomeParts {
  name: string;
  /** The member's own parts; null for a concierge in their place (G42). */
  own: MemberParts | null;
  /** YYYY-MM-DD in Japan. */
  today: string;
}

const ARTICLES_SHOWN = 3;

/** 今日の一言 (G25): the way to write down how today is. */
function TodayCard() {
  return (
    <Card as="section" labelledBy="today-heading" className="member-today">
      <Illustration drawing="object-notebook" />
      <div>
        <SectionHeading id="today-heading" size="normal">
          今日のことを、書きとめておく
        </SectionHeading>
        <p>一言だけでも、あとで診察や相談の役に立ちます。書きたくない日は、書かなくて大丈夫です。</p>
        <div className="member-today-ways">
          <ButtonLink href="/treatment-logs/new" icon="pen">
            今日の記録を書く
          </ButtonLink>
          <ButtonLink href="/treatment-logs" kind="plain">
            これまでの記録を見る
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function DeskCard() {
  const desk = useSupportDesk();
  const guide = desk.hasVoiceGuide && !desk.isOpen ? [VOICE_GUIDE_TEXT] : [];
  return (
    <section className="member-desk" aria-labelledby="desk-heading">
      <h2 id="desk-heading" className="sr-only">
        相談の電話
      </h2>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.weekly, ...guide]} />
    </section>
  );
}

function Recommended({ articles, isOwn }: Pick<HomeParts, 'articles'> & { isOwn: boolean }) {
  const reload = useReload();
  return (
    <section className="member-wide" aria-labelledby="articles-heading">
      <SectionHeading id="articles-heading" aside={<MoreLink href="/articles">すべて見る</MoreLink>}>
        {isOwn ? 'いまのあなたへのおすすめ' : 'おすすめの記事'}
      </SectionHeading>
      {articles === null ? <PartFailed what="おすすめの記事" {...reload} /> : null}
      <ul className="article-cards">
        {articles?.slice(0, ARTICLES_SHOWN).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Home of a member (G25): the day, the record, whom to call, something to read. */
export function MemberHome({ name, today, articles, news, own }: MemberHomeProps) {
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
        {isReady('/treatment-logs/new') ? <TodayCard /> : null}
        <DeskCard />
        {own ? <VisitCard visit={own.visit} today={today} /> : null}
        {own ? <CasesCard cases={own.cases} /> : null}
        <Recommended articles={articles} isOwn={own?.situation != null} />
        {own ? <OwnShelf {...own} /> : null}
        <section className="member-wide" aria-labelledby="news-heading">
          <HomeNews news={news} seen={own?.seenNews ?? null} />
        </section>
      </Container>
    </>
  );
}
