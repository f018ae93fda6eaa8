import './help-by-phone.css';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';

/** The telephone beside every step of getting in: for when a step does not work (G129). */
export function HelpByPhone({ title, note }: { title: string; note?: string }) {
  return (
    <section className="help-by-phone" aria-labelledby="help-by-phone">
      <SectionHeading size="small" id="help-by-phone">
        {title}
      </SectionHeading>
      <DeskCallBox />
      {note ? <p className="ui-meta">{note}</p> : null}
    </section>
  );
}
