import '../components/landing.css';
import { matchScreen } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Band, Container } from '@hidamari/ui/container';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { ConsultationBoundary, ConsultationFlow } from '../../../shell/consultation/consultation-flow.tsx';
import { EmergencyPart } from '../../../shell/consultation/emergency-part.tsx';
import { noSuchPage, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LandingEnd } from '../components/landing-end.tsx';
import { LandingHero } from '../components/landing-hero.tsx';
import { LandingQuestions } from '../components/landing-questions.tsx';
import { LandingSections } from '../components/landing-sections.tsx';
import { Voices } from '../components/voices.tsx';
import { SECTIONS_OF_OURS } from '../landing-words.ts';
import type { Route } from './+types/landing';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page of the variant its address names, on every host. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const variant = matchScreen(url.pathname)?.screen.ofVariant;
  if (!variant) throw noSuchPage(page);
  const read = await partOrNull(page, page.content.landingSections(variant));
  const sections = read?.value.map(({ id, title, body }) => ({ id, title, body })) ?? [];
  return { variant, sections: sections.length > 0 ? sections : [...SECTIONS_OF_OURS] };
}

/** How many of the content's sections are told at length; the others are facts in short. */
const TOLD = 2;

/** /lp/{aflac,hatch,chofu} (G24): the telephone, what is done here, how, by whom, and in whose colours. */
export default function Landing({ loaderData: { variant, sections } }: Route.ComponentProps) {
  const { theme, hasVoiceGuide } = VARIANTS[variant];
  return (
    <div data-variant={theme} className="landing">
      <LandingHero variant={variant} />
      <Band labelledBy="voices-heading">
        <Container width="wide">
          <Voices />
        </Container>
      </Band>
      <Band ground="sunk" labelledBy="flow-heading">
        <Container width="wide">
          <SectionHeading id="flow-heading">相談の流れ</SectionHeading>
          <ConsultationFlow hasVoiceGuide={hasVoiceGuide} />
          <ConsultationBoundary />
        </Container>
      </Band>
      <Band>
        <Container width="wide">
          <LandingSections sections={sections.slice(0, TOLD)} />
        </Container>
      </Band>
      <Band ground="sunk" labelledBy="questions-heading">
        <Container width="wide">
          <LandingQuestions variant={variant} facts={sections.slice(TOLD)} />
        </Container>
      </Band>
      <Band>
        <Container width="wide" className="grid gap-8">
          <LandingEnd variant={variant} />
          <EmergencyPart />
        </Container>
      </Band>
    </div>
  );
}
