import './landing-end.css';
import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Cover } from '@hidamari/ui/illustration';
import { EmergencyPart } from '../../../../parts/consultation/emergency-part.tsx';
import { LANDING_WORDS } from '../../landing-words.ts';
import type { ToldSection } from './landing-bands.ts';
import { headingIdOf, LandingText } from './landing-part.tsx';

/** The two ways in, with what the content says about them. */
export function LandingSignUp({ section, variant }: { section: ToldSection; variant: VariantKey }) {
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
export function LandingEmergency({ section: { body } }: { section: ToldSection }) {
  const isUsual = stripMarkup(body) === EMERGENCY_TEXT;
  return <EmergencyPart>{isUsual ? null : <LandingText html={body} />}</EmergencyPart>;
}
