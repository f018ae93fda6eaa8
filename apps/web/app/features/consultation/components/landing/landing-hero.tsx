import './landing-hero.css';
import { contactWays } from '@hidamari/domain/navigation';
import { VARIANTS, type VariantKey, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Icon, type IconName } from '@hidamari/ui/icon';
import { Cover } from '@hidamari/ui/illustration';
import { Fragment } from 'react';
import { CallHero } from '../../../../shell/consultation/call-hero.tsx';
import { usePageData } from '../../../../shell/page-data.ts';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { LANDING_WORDS } from '../../landing-words.ts';
import type { ToldSection } from './landing-bands.ts';
import { LandingProse } from './landing-part.tsx';
import { leadOf } from './section-shapes.ts';

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

/** Ways beside the telephone that need no log-in. They lead to pages of this host: those of another variant have none. */
function WaysForAll({ variant }: { variant: VariantKey }) {
  const page = usePageData();
  const ways = page.variant === variant ? contactWays(variant, { isLoggedIn: false }) : [];
  return ways.map(({ channel, label, note, href, icon }) => (
    <div key={channel}>
      <ButtonLink href={href} kind="plain" width="full" icon={icon as IconName}>
        {label}
      </ButtonLink>
      <p className="ui-hours landing-way-note">{note}</p>
    </div>
  ));
}

/** A line for each phrase: ours is known by heart, any other one ends at its comma. */
function phrasesOf(title: string, ours: readonly string[]): readonly string[] {
  return title === ours.join('') ? ours : title.split(/(?<=、)/);
}

interface LandingHeroProps {
  variant: VariantKey;
  /** Without one the words of ours stand in: the heading and the number are never missing. */
  section?: ToldSection | undefined;
}

/** The landing page's first view, with the number, the hours and the state of its own variant. */
export function LandingHero({ variant, section }: LandingHeroProps) {
  const desk = useSupportDesk(variant);
  const ours = LANDING_WORDS[variant];
  const { lead, rest } = leadOf(section?.body ?? '');
  const phrases = phrasesOf(section?.title ?? ours.heading.join(''), ours.heading);
  const isGuided = desk.hasVoiceGuide && !desk.isOpen;
  return (
    <CallHero
      audience={`${VARIANTS[variant].audience}へ`}
      heading={phrases.map((phrase) => (
        <Fragment key={phrase}>
          {phrase}
          <br />
        </Fragment>
      ))}
      lead={lead ?? ours.lead}
      picture={<Cover drawing={ours.scene} priority />}
      pictureIn="frame"
    >
      <CallBox
        number={desk.number}
        openNow={desk.openNow}
        lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours]}
        button={isGuided ? 'none' : 'phones'}
      >
        {isGuided ? <VoiceGuide href={desk.number.href} /> : null}
        <WaysForAll variant={variant} />
      </CallBox>
      {rest === '' ? null : <LandingProse html={rest} />}
    </CallHero>
  );
}
