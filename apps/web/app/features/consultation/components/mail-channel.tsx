import { CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { ChatEmergencyLine } from '../../../parts/consultation/emergency-section.tsx';
import { InquiryForm } from '../../../parts/inquiries/inquiry-form.tsx';
import { LatePart, lateComponent } from '../../../shell/late-part.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { WhenLoggedIn, WhenLoggedOut } from '../../../shell/sections.tsx';
import { useMailPromise } from '../../../shell/use-mail-promise.ts';
import { OnceHydrated } from './once-hydrated.tsx';

/** Only members need what it brings along. */
const MEMBER_MAIL = lateComponent(() => import('./member-mail.tsx'));
const WAIT = <Skeleton shape="lines" count={4} what="ご相談" />;

/** メールで相談する (G9, G122): a visitor's form, answered by mail; a member's words become a case of theirs. */
export function MailChannel() {
  const promise = useMailPromise(usePageData().variant);
  return (
    <>
      <SectionHeading id="mail-heading">メールで相談する</SectionHeading>
      <p className="mt-4">
        {`電話で話しにくいことは、メールでご相談ください。${promise}お急ぎのことや、急な体の変化には、メールではお答えできません。`}
      </p>
      <p className="mt-4">{CONSULTATION_BOUNDARY_TEXT}</p>
      <div className="my-6">
        <ChatEmergencyLine />
      </div>
      <WhenLoggedOut>
        <InquiryForm type="consultation" />
      </WhenLoggedOut>
      <WhenLoggedIn>
        <OnceHydrated wait={WAIT}>
          <LatePart of={MEMBER_MAIL} props={{}} what="ご相談" wait={WAIT} />
        </OnceHydrated>
      </WhenLoggedIn>
    </>
  );
}
