import './landing-page.css';
import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Band, Container } from '@hidamari/ui/container';
import { Icon } from '@hidamari/ui/icon';
import { Cover } from '@hidamari/ui/illustration';
import type { ComponentType } from 'react';
import { EmergencySection } from '../../../../parts/consultation/emergency-section.tsx';
import { StaleNote } from '../../../../parts/content/content-notes.tsx';
import { usePageData } from '../../../../shell/page-data.ts';
import { LANDING_WORDS } from '../../landing-words.ts';
import { LandingAnswers } from './landing-answers.tsx';
import { heroAndRest, landingBands, type ShownSection } from './landing-bands.ts';
import { LandingCanDo, LandingFlow } from './landing-course.tsx';
import { LandingHero } from './landing-hero.tsx';
import { headingIdOf, LandingSection, LandingText } from './landing-section.tsx';
import { PhraseText } from './phrase-text.tsx';
import { pointsOfList, pointsOfTerms } from './section-shapes.ts';
import { scenesFor } from './situation-scenes.ts';

interface SectionProps {
  section: ShownSection;
  variant: VariantKey;
}

/** As it is written, below its heading. */
function LandingPlain({ section }: SectionProps) {
  return <LandingSection section={section}>{null}</LandingSection>;
}

/** How each kind is drawn that has its band for itself or shares it line by line; all others are plain prose. */
const DRAWN: Partial<Record<ShownSection['kind'], ComponentType<SectionProps>>> = {
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
  sections: readonly ShownSection[];
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

/** こんなときに: thoughts a visitor may have had, a scene beside each. */
function LandingSituations({ section }: { section: ShownSection }) {
  const thoughts = pointsOfList(section.body);
  const scenes = scenesFor(thoughts?.map(({ plain }) => plain) ?? []);
  return (
    <LandingSection
      section={section}
      aside={<p className="ui-meta">どれか一つでも、思いあたることがあれば。</p>}
    >
      {thoughts && (
        <ul className="landing-situations">
          {thoughts.map(({ at, words, text }) => (
            <li key={at}>
              <Cover drawing={scenes[at] ?? 'dusk'} shape="photo" />
              <p>
                <PhraseText phrase={words} />
              </p>
              <LandingText html={text} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}

/** The two ways in, with what the content says about them. */
function LandingSignUp({ section, variant }: { section: ShownSection; variant: VariantKey }) {
  const heading = headingIdOf(section);
  return (
    <section className="landing-end" aria-labelledby={heading}>
      <Cover drawing={LANDING_WORDS[variant].endScene} />
      <div>
        <h2 id={heading}>{section.title}</h2>
        <LandingText html={section.body} />
        <div className="landing-end-ways">
          <ButtonLink href="/howto-signup">新規会員登録</ButtonLink>
          <ButtonLink href="/login" kind="plain">
            ログイン
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Words and numbers of G118 stand as they are; what an editor says besides stands below them. */
function LandingEmergency({ section: { body } }: { section: ShownSection }) {
  const isUsual = stripMarkup(body) === EMERGENCY_TEXT;
  return <EmergencySection>{isUsual ? null : <LandingText html={body} />}</EmergencySection>;
}

/** 相談員について: who listens, beside a warm cup. */
function LandingSupporters({ section }: { section: ShownSection }) {
  const points = pointsOfTerms(section.body);
  return (
    <div className="landing-supporters">
      <Cover drawing="hands" />
      <LandingSection section={section}>
        {points && (
          <dl>
            {points.map(({ at, words, text }) => (
              <div key={at}>
                <dt>
                  <Icon name="check" />
                  <span>
                    <PhraseText phrase={words} />
                  </span>
                </dt>
                <dd>
                  <LandingText html={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LandingSection>
    </div>
  );
}
