import { VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** 電話で相談する (G89): where `#phone` leads. */
export function PhoneWay() {
  const desk = useSupportDesk();
  const { member } = usePageData();
  // The number is the member's alone: a concierge in their place has no use for it (G42).
  const hasTalkNumber = member !== null && !member.acting;
  return (
    <div className="consultation-phone">
      <SectionHeading id="phone-heading">電話で相談する</SectionHeading>
      <p className="mt-4 mb-6">
        何から話せばいいか分からないままで大丈夫です。ご家族だけのご相談もお受けします。
        {hasTalkNumber
          ? '受付時間に「相談する」の窓に出る「お話し番号」を伝えると、お名前や生年月日を言わずに、あなたの記録を見ながらお話しできます。'
          : 'お名前を言わなくてもかまいません。'}
      </p>
      <DeskCallBox
        callsOnly
        lines={[desk.cost, desk.hours, ...(desk.hasVoiceGuide && desk.isOpen ? [VOICE_GUIDE_TEXT] : [])]}
      />
    </div>
  );
}
