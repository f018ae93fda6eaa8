import { VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { CallBox } from '@hidamari/ui/call-box';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** Whom to call, on every home of a member. */
export function DeskCard() {
  const desk = useSupportDesk();
  const guide = desk.hasVoiceGuide && !desk.isOpen ? [VOICE_GUIDE_TEXT] : [];
  return (
    <section className="member-desk" aria-labelledby="desk-heading">
      <h2 id="desk-heading" className="sr-only">
        相談の電話
      </h2>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.weekly, ...guide]} />
    </section>
  );
}
