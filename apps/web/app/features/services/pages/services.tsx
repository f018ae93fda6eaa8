import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { type IconName, iconNamed } from '@hidamari/ui/icon';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { categoryOfConcern } from '../../../shell/content/concern-of-category.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ConcernPane, type ShownConcern } from '../components/concern-pane.tsx';
import type { Route } from './+types/services';

const ARTICLES_SHOWN = 3;
const ICONS: Record<Concern, string> = { treatment: 'pill', financial: 'yen', life: 'home', mental: 'heart' };

const labelOf = (concern: Concern) => CONCERNS.find(({ value }) => value === concern)?.label ?? '';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData?.current ? { title: `${labelOf(loaderData.current)}を支えるサービス` } : {});

async function shownConcern(page: PageContext, concern: Concern): Promise<ShownConcern> {
  const reading = page.content.listArticles({
    category: categoryOfConcern(concern),
    perPage: ARTICLES_SHOWN,
  });
  const articles = await partOrNull(page, reading);
  return { concern, label: labelOf(concern), articles: articles?.value.items ?? null };
}

/** `?category` of the header's menu; anything else shows all four. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = url.searchParams.get('category');
  const current = CONCERNS.find(({ value }) => value === asked)?.value ?? null;
  const shown = CONCERNS.map(({ value }) => value).filter((value) => current === null || value === current);
  return { current, concerns: await Promise.all(shown.map((concern) => shownConcern(page, concern))) };
}

function ConcernChips({ current }: { current: Concern | null }) {
  return (
    <Chips name="困りごとでしぼりこむ" scroll>
      <ChipLink href="/services" current={current === null}>
        すべて
      </ChipLink>
      {CONCERNS.map(({ value, label }) => (
        <ChipLink
          key={value}
          href={screenHref('/services', null, { category: value })}
          current={value === current}
          {...iconOf(value)}
        >
          {label}
        </ChipLink>
      ))}
    </Chips>
  );
}

function iconOf(concern: Concern): { icon?: IconName } {
  const icon = iconNamed(ICONS[concern]);
  return icon ? { icon } : {};
}

/**
 * /services: what a supporter can help with, by concern, and what to read about it. The services of partners
 * come later, and the page says so.
 */
export default function Services({ loaderData: { current, concerns } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pb-16">
      <PageHeading lead="相談員がお手伝いできることと、関係する記事を、いまの困りごとから選べます。はじめての方は、相談員に「何から話せばいいか」を聞くところからで大丈夫です。">
        {current ? `${labelOf(current)}を支えるサービス` : '助けになるサービス'}
      </PageHeading>
      <ConcernChips current={current} />
      <div className="mt-6 mb-10">
        <Notice tone="plain">
          <p>提携サービスは、ご紹介を始めるときに、このページにのせます。</p>
        </Notice>
      </div>
      <div className="grid gap-16">
        {concerns.map((shown) => (
          <ConcernPane key={shown.concern} shown={shown} />
        ))}
      </div>
      <div className="mt-16">
        <AskCard shape="band" heading="どこから始めるか、相談員と一緒に考えられます" />
      </div>
    </Container>
  );
}
