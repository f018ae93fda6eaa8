import { STORY_CATEGORY } from '@hidamari/domain/article-choices';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Band, Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { AfterHours } from '../../../parts/after-hours/after-hours.tsx';
import { CallHero } from '../../../parts/consultation/call-hero.tsx';
import { ConsultationBoundary, ConsultationFlow } from '../../../parts/consultation/consultation-flow.tsx';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { EmergencySection } from '../../../parts/consultation/emergency-section.tsx';
import { ArticleCard } from '../../../parts/content/article-card.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import type { ListedArticle } from '../../../parts/content/listed-articles.ts';
import { noteOnStories, originOfStories, type StoryOrigin } from '../../../parts/content/story.ts';
import { SearchEntry } from '../../../parts/search/search-entry.tsx';
import { PartBoundary } from '../../../shell/fault-boundary.tsx';
import { useReload } from '../../../shell/use-reload.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import type { HomeParts } from '../home-parts.ts';
import { ConcernPanes } from './concern-panes.tsx';
import { HomeArticles } from './home-articles.tsx';
import { HomeNews } from './home-news.tsx';

/** Where some are made up, nobody is said to have gone the same way (G99). */
const HEADINGS: Readonly<Record<StoryOrigin, string>> = {
  people: '同じ道を通った方の話',
  samples: '体験談の見本',
  both: '体験談',
  none: '体験談',
};

/** 体験談: told by people, apart from what professionals have checked (G99). */
function HomeStories({ stories }: { stories: ListedArticle[] | null }) {
  const reload = useReload();
  if (stories?.length === 0) return null;
  const told = stories ?? [];
  const note = noteOnStories(told);
  return (
    <>
      <SectionHeading
        id="stories-heading"
        aside={
          <MoreLink href={screenHref('/articles', null, { category: STORY_CATEGORY })}>
            体験談をすべて見る
          </MoreLink>
        }
      >
        {HEADINGS[originOfStories(told)]}
      </SectionHeading>
      {note ? <p className="mb-6">{note}</p> : null}
      {stories === null ? (
        <PartFailed what="体験談" {...reload} />
      ) : (
        <ul className="article-cards">
          {stories.map((story) => (
            <li key={story.id}>
              <ArticleCard article={story} hasSummary />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The first view: whom this is for, whether somebody answers now, the number. */
function Hero() {
  const desk = useSupportDesk();
  return (
    <CallHero
      heading={
        <>
          ひとりで抱えずに、
          <br />
          まず<span className="inline-block">話してみませんか。</span>
        </>
      }
      lead={`${VARIANTS[desk.variant].audience}のための相談窓口です。看護師や社会福祉士などの相談員が、お話をうかがいます。`}
      picture={<Illustration drawing="hero" />}
      pictureIn="window"
    >
      <DeskCallBox lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours]} />
      <MoreLink href="#flow" icon="down">
        相談の流れを見る
      </MoreLink>
    </CallHero>
  );
}

/** Home of a visitor (G25), the same for everybody on a variant. */
export function VisitorHome({ articles, news, stories = [], isStale = false }: HomeParts) {
  const desk = useSupportDesk();
  return (
    <>
      <Hero />
      <div className="contents" data-hours="after-hours">
        {desk.isOpen ? null : (
          <div className="ui-band" data-ground="sunk">
            <Container width="wide">
              <AfterHours />
            </Container>
          </div>
        )}
      </div>
      <Band labelledBy="concerns">
        <Container width="wide">
          {isStale ? (
            <div className="mb-8">
              <StaleNote />
            </div>
          ) : null}
          <div className="home-search">
            <SearchEntry />
          </div>
          <ConcernPanes />
        </Container>
      </Band>
      <section className="ui-band" data-ground="sunk" id="flow" aria-labelledby="flow-heading">
        <Container width="wide">
          <SectionHeading id="flow-heading">相談の流れ</SectionHeading>
          <ConsultationFlow hasVoiceGuide={desk.hasVoiceGuide} />
          <ConsultationBoundary />
        </Container>
      </section>
      <Band labelledBy="articles-heading">
        <Container width="wide">
          <PartBoundary what="記事">
            <HomeArticles articles={articles} />
          </PartBoundary>
        </Container>
      </Band>
      {stories?.length === 0 ? null : (
        <Band labelledBy="stories-heading">
          <Container width="wide">
            <PartBoundary what="体験談">
              <HomeStories stories={stories} />
            </PartBoundary>
          </Container>
        </Band>
      )}
      <Band ground="sunk" labelledBy="news-heading">
        <Container width="wide">
          <PartBoundary what="お知らせ">
            <HomeNews news={news} />
          </PartBoundary>
        </Container>
      </Band>
      <Band>
        <Container width="wide">
          <EmergencySection />
        </Container>
      </Band>
    </>
  );
}
