import '../components/consultation.css';
import { VARIANTS, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { Band, Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import { ConsultationBoundary, ConsultationFlow } from '../../../parts/consultation/consultation-flow.tsx';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { EmergencyPart } from '../../../parts/consultation/emergency-part.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { AdviceLineHelp } from '../components/advice-line-help.tsx';
import { BeforeTalking } from '../components/before-talking.tsx';
import { ChatWay } from '../components/chat-way.tsx';
import { DeskHours } from '../components/desk-hours.tsx';
import { MailWay } from '../components/mail-way.tsx';
import { PhoneWay } from '../components/phone-way.tsx';
import { RecordsAndSecrets } from '../components/records-and-secrets.tsx';
import { Supporters } from '../components/supporters.tsx';
import type { Route } from './+types/consultation';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** The number first: who comes here wants to talk. */
function Call() {
  const desk = useSupportDesk();
  const guide = desk.hasVoiceGuide && desk.isOpen ? [VOICE_GUIDE_TEXT] : [];
  return (
    <div className="consultation-call">
      <DeskCallBox lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours, ...guide]} />
    </div>
  );
}

function Top({ audience }: { audience: string }) {
  return (
    <Container width="wide" className="consultation-top">
      <div>
        <PageHeading
          lead={`${audience}のための相談窓口です。どんなことでも、話しやすいところからお話しください。`}
        >
          がん相談のご利用案内
        </PageHeading>
        <Call />
      </div>
      <div className="consultation-picture">
        <Illustration drawing="cover-talk" fit="slice" />
      </div>
    </Container>
  );
}

/** What may be expected, and how it goes. */
function Boundary({ hasVoiceGuide }: { hasVoiceGuide: boolean }) {
  return (
    <Band ground="sunk" labelledBy="boundary-heading">
      <Container width="wide">
        <SectionHeading id="boundary-heading">相談でできること、できないこと</SectionHeading>
        <ConsultationBoundary />
        <div className="consultation-course">
          <SectionHeading id="flow-heading">相談の流れ</SectionHeading>
          <ConsultationFlow hasVoiceGuide={hasVoiceGuide} />
        </div>
      </Container>
    </Band>
  );
}

/** A part of the page that its own heading names; with an id, links lead to it and its heading is in view. */
function Part({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={heading}>
      {children}
    </section>
  );
}

/** /treatment/hidamari (G89): the consultation service's own page, open to visitors on every variant. */
export default function Consultation() {
  const { variant } = usePageData();
  const { hasVoiceGuide, channels, audience } = VARIANTS[variant];
  return (
    <>
      <Top audience={audience} />
      <Boundary hasVoiceGuide={hasVoiceGuide} />
      <Band>
        <Container width="wide" className="consultation-facts">
          <Part heading="supporters-heading">
            <Supporters />
          </Part>
          <Part heading="hours-heading">
            <DeskHours />
          </Part>
          <Part id="phone" heading="phone-heading">
            <PhoneWay />
          </Part>
          {channels.includes('chat') ? (
            <Part id="chat" heading="chat-heading">
              <ChatWay />
            </Part>
          ) : null}
          {channels.includes('mail') ? (
            <Part id="mail" heading="mail-heading">
              <MailWay />
            </Part>
          ) : null}
          <Part heading="memo-heading">
            <BeforeTalking />
          </Part>
          <Part heading="records-heading">
            <RecordsAndSecrets />
          </Part>
        </Container>
      </Band>
      <Container width="wide" className="pb-16">
        <EmergencyPart>
          <AdviceLineHelp />
        </EmergencyPart>
      </Container>
    </>
  );
}
