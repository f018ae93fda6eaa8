import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { InquiryForm } from '../../../parts/inquiries/inquiry-form.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /contact (U-O04): questions about the portal itself; whoever needs to talk is shown the way there first (G121). */
export default function Contact() {
  const desk = useSupportDesk();
  return (
    <Container className="pb-16">
      <PageHeading lead="登録やログイン、使い方、個人情報についてのお問い合わせを、お送りいただけます。">
        お問い合わせ
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <section aria-labelledby="talk-first" className="grid grid-cols-1 gap-4">
          <h2 id="talk-first" className="text-lg font-bold">
            体調や治療のご相談は、相談窓口へ
          </h2>
          <p>お体のことや治療のことは、相談員がお話をうかがいます。</p>
          <DeskCallBox lines={[desk.cost, desk.hours]} />
          <p>
            <MoreLink href={screenHref('/treatment/hidamari')}>相談窓口のご案内</MoreLink>
          </p>
        </section>
        <InquiryForm type="contact" />
      </div>
    </Container>
  );
}
