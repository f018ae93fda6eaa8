import './landing-page.css';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { Band, Container } from '@hidamari/ui/container';
import type { ComponentType } from 'react';
import { StaleNote } from '../../../../parts/content/stale-note.tsx';
import { usePageData } from '../../../../shell/page-data.ts';
import { LandingAnswers } from './landing-answers.tsx';
import { heroAndRest, landingBands, type ToldSection } from './landing-bands.ts';
import { LandingCanDo, LandingFlow } from './landing-course.tsx';
import { LandingEmergency, LandingSignUp } from './landing-end.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPart } from './landing-part.tsx';
import { LandingSituations } from './landing-situations.tsx';
import { LandingSupporters } from './landing-supporters.tsx';

interface SectionProps {
  section: ToldSection;
  variant: VariantKey;
}

/** As it is written, below its heading. */
function LandingPlain({ section }: SectionProps) {
  return <LandingPart section={section}>{null}</LandingPart>;
}

/** How each kind is drawn that has its band for itself or shares it line by line; all others are plain prose. */
const DRAWN: Partial<Record<ToldSection['kind'], ComponentType<SectionProps>>> = {
  situations: LandingSituations,
  'can-do': LandingCanDo,
  flow: LandingFlow,
  supporters: LandingSupporters,
  'sign-up': LandingSignUp,
  emergency: LandingEmergency,
};

/** Bands with cards, which stand out on sunk paper. */
const SUNK: readonly string[] = ['course', 'answers'];

interface LandingPageProps {
  variant: VariantKey;
  sections: readonly ToldSection[];
  /** The sections are the last good copy (G138). */
  isStale?: boolean;
}

/** A landing page (G24): the telephone, then each section in the order of the content, in the colours of its variant. */
export function LandingPage({ variant, sections, isStale = false }: LandingPageProps) {
  const { member } = usePageData();
  const { hero, rest } = heroAndRest(sections);
  // A member is in already.
  const told = member === null ? rest : rest.filter(({ kind }) => kind !== 'sign-up');
  return (
    <div data-variant={VARIANTS[variant].theme}>
      <LandingHero variant={variant} section={hero} />
      {isStale ? (
        <Container width="wide" className="pt-8">
          <StaleNote />
        </Container>
      ) : null}
      {landingBands(told).map(({ key, sections: band }) => (
        <Band key={band[0]?.id} ground={SUNK.includes(key) ? 'sunk' : 'paper'}>
          <Container width="wide" className="landing-band">
            {key === 'answers' ? (
              <LandingAnswers sections={band} variant={variant} />
            ) : (
              band.map((section) => {
                const Drawn = DRAWN[section.kind] ?? LandingPlain;
                return <Drawn key={section.id} section={section} variant={variant} />;
              })
            )}
          </Container>
        </Band>
      ))}
    </div>
  );
}
