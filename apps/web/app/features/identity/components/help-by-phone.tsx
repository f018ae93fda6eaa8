import './help-by-phone.css';
import { CallBox } from '@hidamari/ui/call-box';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** The telephone beside every step of getting in: for when a step does not work (G129). */
export function HelpByPhone({ title, note }: { title: string; note?: string }) {
  const desk = useSupportDesk();
  return (
    <section className="help-by-phone" aria-labelledby="help-by-phone">
      <SectionHeading size="small" id="help-by-phone">
        {title}
      </SectionHeading>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.weekly]} />
      {note ? <p className="ui-meta">{note}</p> : null}
    </section>
  );
}
