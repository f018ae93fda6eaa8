import './landing-hero.css';
import { contactLinks } from '@hidamari/domain/navigation';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import type { IconName } from '@hidamari/ui/icon';
import { Cover } from '@hidamari/ui/illustration';
import { Fragment } from 'react';
import { CallHero } from '../../../../parts/consultation/call-hero.tsx';
import { DeskCallBox } from '../../../../parts/consultation/desk-call-box.tsx';
import { usePageData } from '../../../../shell/page-data.ts';
import { type SupportDesk, useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { LANDING_WORDS } from '../../landing-words.ts';
import type { ShownSection } from './landing-bands.ts';
import { LandingProse } from './landing-section.tsx';
import { leadOf } from './section-shapes.ts';

/**
 * Ways beside what works at this hour that need no log-in. They lead to pages of this host: those of another variant have
 * none.
 */
function WaysForAll({ desk: { variant, offer } }: { desk: SupportDesk }) {
  const page = usePageData();
  const isOffered = (channel: string) => offer.ways.some(({ way }) => way === channel);
  const ways =
    page.variant === variant
      ? contactLinks(variant, { isLoggedIn: false }).filter(({ channel }) => !isOffered(channel))
      : [];
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
  section?: ShownSection | undefined;
}

/** The landing page's first view, with the number, the hours and the state of its own variant. */
export function LandingHero({ variant, section }: LandingHeroProps) {
  const desk = useSupportDesk(variant);
  const ours = LANDING_WORDS[variant];
  const { lead, rest } = leadOf(section?.body ?? '');
  const phrases = phrasesOf(section?.title ?? ours.heading.join(''), ours.heading);
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
      <DeskCallBox variant={variant} lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours]}>
        <WaysForAll desk={desk} />
      </DeskCallBox>
      {rest === '' ? null : <LandingProse html={rest} />}
    </CallHero>
  );
}
