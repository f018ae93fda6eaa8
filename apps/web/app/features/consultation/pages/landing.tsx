import { matchScreen } from '@hidamari/domain/screens';
import { pageContext } from '../../../page-context.ts';
import { noSuchPage, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LandingPage } from '../components/landing/landing-page.tsx';
import { toldSections } from '../landing-words.ts';
import type { Route } from './+types/landing';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page of the variant its address names, on every host. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const variant = matchScreen(url.pathname)?.screen.ofVariant;
  if (!variant) throw noSuchPage(page);
  const read = await partOrNull(page, page.content.landingSections(variant));
  return { variant, sections: toldSections(variant, read?.value ?? null), isStale: read?.stale ?? false };
}

/** /lp/{aflac,hatch,chofu} (G24). */
export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />;
}
