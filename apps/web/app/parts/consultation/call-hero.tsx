import './call-hero.css';
import type { ReactNode } from 'react';

interface CallHeroProps {
  /** Page heading; break it by phrase. */
  heading: ReactNode;
  /** Whom the page is for, above the heading. */
  audience?: string;
  lead: string;
  /** The call box, and what belongs to it. */
  children: ReactNode;
  picture: ReactNode;
  /** window: stands free on the sill. frame: a scene inside a window frame. */
  pictureIn: 'window' | 'frame';
}

/** Slanted light over the whole hero; pure decoration. */
function Light() {
  return (
    <svg
      className="call-hero-light"
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M760 -20H1010L690 640H440zM470 -20H720L400 640H150z" />
    </svg>
  );
}

/** The first view of home and of the landing pages: a sentence, whether somebody answers now, the number, one button. */
export function CallHero({ heading, audience, lead, children, picture, pictureIn }: CallHeroProps) {
  return (
    <section className="call-hero" aria-labelledby="page-heading">
      <Light />
      <div className="call-hero-line ui-container" data-width="wide">
        <div className="call-hero-words">
          {audience ? <p className="call-hero-audience">{audience}</p> : null}
          <h1 id="page-heading" tabIndex={-1}>
            {heading}
          </h1>
          <p className="ui-lead">{lead}</p>
          {children}
        </div>
        <div className="call-hero-picture" data-in={pictureIn}>
          {picture}
        </div>
      </div>
      <div className="call-hero-sill" aria-hidden="true" />
    </section>
  );
}
