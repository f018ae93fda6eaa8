import './landing-section.css';
import type { CleanedHtml } from '@hidamari/contract/content';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import { CleanHtml } from '../../../../parts/content/clean-html.tsx';
import type { ShownSection } from './landing-bands.ts';

/** The id of a section's heading, which names the part of the page. */
export const headingIdOf = ({ id }: Pick<ShownSection, 'id'>) => `section-${id}`;

/** What `piecesOf` has cut out of a section, between its tags: it is as clean as the whole. */
interface PieceProps {
  html: string;
}

/** What is said about a point, in a card or beside a picture. */
export function LandingText({ html }: PieceProps) {
  return html === '' ? null : <CleanHtml html={html as CleanedHtml} className="landing-text" />;
}

/** A section as it is written: for the kind 「text」, and for every other one whose structure is not as expected. */
export function LandingProse({ html }: PieceProps) {
  return <CleanHtml html={html as CleanedHtml} className="ui-prose landing-prose" />;
}

interface LandingSectionProps {
  section: ShownSection;
  /** A remark at the other end of the heading's line. */
  aside?: ReactNode;
  /** How the section is drawn; null where its structure is not as expected. */
  children: ReactNode;
}

/** A section below its heading, in its own way or as plain prose. */
export function LandingSection({ section, aside, children }: LandingSectionProps) {
  const heading = headingIdOf(section);
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} aside={aside}>
        {section.title}
      </SectionHeading>
      {children ?? <LandingProse html={section.body} />}
    </section>
  );
}
