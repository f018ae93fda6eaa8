import { CLOSED_DAYS_TEXT } from '@hidamari/domain/consultation-hours';
import { REPLY_PROMISE, VARIANTS, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { OpenNowLine } from '@hidamari/ui/open-now-line';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

const MAIL_HOURS = `いつでも送れます。${REPLY_PROMISE}。`;

/** 受付時間: now, in the week, and the days off. */
export function DeskHours() {
  const desk = useSupportDesk();
  const { channels } = VARIANTS[desk.variant];
  const mail = channels.includes('mail') ? [{ term: 'メール', description: MAIL_HOURS }] : [];
  const guide = desk.hasVoiceGuide ? [{ term: '時間外', description: VOICE_GUIDE_TEXT }] : [];
  return (
    <>
      <SectionHeading id="hours-heading">受付時間</SectionHeading>
      <div className="mt-4 mb-4">
        <OpenNowLine {...desk.openNow} />
      </div>
      <DefinitionList
        items={[
          { term: channels.includes('chat') ? '電話とチャット' : '電話', description: desk.weekly },
          ...mail,
          { term: 'お休み', description: CLOSED_DAYS_TEXT },
          { term: '費用', description: desk.costSentence },
          ...guide,
        ]}
      />
    </>
  );
}
