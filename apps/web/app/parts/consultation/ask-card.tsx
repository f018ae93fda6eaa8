import './ask-card.css';
import { CONSULTATION_PATH } from '@hidamari/domain/navigation';
import { ButtonLink } from '@hidamari/ui/button';
import { type DrawingName, Illustration } from '@hidamari/ui/illustration';
import { useId } from 'react';
import { DeskCallBox } from './desk-call-box.tsx';

interface AskCardProps {
  heading: string;
  drawing?: DrawingName;
  /** column: picture above, beside a text. band: picture left, at the end of a page. */
  shape?: 'column' | 'band';
}

/** Somebody to ask about what was just read: the telephone, with the ink edge that is kept for it. */
export function AskCard({ heading, drawing = 'object-phone', shape = 'column' }: AskCardProps) {
  const headingId = useId();
  return (
    <section className="ask-card" data-shape={shape} aria-labelledby={headingId}>
      <div className="ask-card-picture">
        <Illustration drawing={drawing} />
      </div>
      <div className="ask-card-words">
        <h2 id={headingId}>{heading}</h2>
        <DeskCallBox dial="always">
          <ButtonLink href={CONSULTATION_PATH} kind="plain" width="full">
            相談のご案内を見る
          </ButtonLink>
        </DeskCallBox>
      </div>
    </section>
  );
}
