import { VARIANTS, type VariantKey, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Icon } from '@hidamari/ui/icon';
import { Cover } from '@hidamari/ui/illustration';
import { Fragment } from 'react';
import { CallHero } from '../../../shell/consultation/call-hero.tsx';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { LANDING_WORDS } from '../landing-words.ts';

/** What can be done outside the hours where a voice answers (G127): said before the words about the service. */
function VoiceGuide({ href }: { href: string | null }) {
  return (
    <>
      {href === null ? null : (
        <div className="ui-call-box-phones">
          <ButtonLink href={href} icon="phone" size="large" width="full">
            折り返しを予約する
          </ButtonLink>
        </div>
      )}
      <p className="call-hero-guide">
        <Icon name="clock" size={24} />
        <span>{VOICE_GUIDE_TEXT}</span>
      </p>
    </>
  );
}

/** The landing page's first view, with the number, the hours and the state of its own variant. */
export function LandingHero({ variant }: { variant: VariantKey }) {
  const desk = useSupportDesk(variant);
  const { heading, lead, scene } = LANDING_WORDS[variant];
  const isGuided = desk.hasVoiceGuide && !desk.isOpen;
  return (
    <CallHero
      audience={`${VARIANTS[variant].audience}へ`}
      heading={heading.map((phrase) => (
        <Fragment key={phrase}>
          {phrase}
          <br />
        </Fragment>
      ))}
      lead={lead}
      picture={<Cover drawing={scene} priority />}
      pictureIn="frame"
    >
      <CallBox
        number={desk.number}
        openNow={desk.openNow}
        lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours]}
        button={isGuided ? 'none' : 'phones'}
      >
        {isGuided ? <VoiceGuide href={desk.number.href} /> : null}
      </CallBox>
    </CallHero>
  );
}
