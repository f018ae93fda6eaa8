import { matchScreen } from '@hidamari/domain/screens';
import { pageContext } from '../../../page-context.ts';
import { noSuchPage, partOrNull } from '../../../shell/content-fault.ts';
import { drawnPicture, pageMeta } from '../../../shell/page-meta.ts';
import { LandingPage } from '../components/landing/landing-page.tsx';
import { LANDING_WORDS, shownSections } from '../landing-words.ts';
import type { Route } from './+types/landing';

/** The scene of the first view goes along where the page is shared: it says whose page it is before a word is read. */
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData ? { image: drawnPicture(LANDING_WORDS[loaderData.variant].scene) } : {});

/** The page of the variant its address names, on every host. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const variant = matchScreen(url.pathname)?.screen.ofVariant;
  if (!variant) throw noSuchPage(page);
  const read = await partOrNull(page, page.content.landingSections(variant));
  return { variant, sections: shownSections(variant, read?.value ?? null), isStale: read?.stale ?? false };
}

/** /lp/{aflac,hatch,chofu} (G24). */
export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />;
}
