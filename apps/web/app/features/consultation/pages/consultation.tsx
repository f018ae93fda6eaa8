import '../components/consultation.css';
import { ADVICE_LINE_HELP, CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { VARIANTS, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { Band, Container } from '@hidamari/ui/container';
import { Fold } from '@hidamari/ui/fold';
import { Illustration } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import { ConsultationBoundary, ConsultationFlow } from '../../../parts/consultation/consultation-flow.tsx';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { EmergencySection } from '../../../parts/consultation/emergency-section.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { For } from '../../../shell/sections.tsx';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { BeforeTalking } from '../components/before-talking.tsx';
import { ChatChannel } from '../components/chat-channel.tsx';
import { DeskHours } from '../components/desk-hours.tsx';
import { MailChannel } from '../components/mail-channel.tsx';
import type { Route } from './+types/consultation';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
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
              <ChatChannel />
            </Part>
          ) : null}
          {channels.includes('mail') ? (
            <Part id="mail" heading="mail-heading">
              <MailChannel />
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
        <EmergencySection>
          <AdviceLineHelp />
        </EmergencySection>
      </Container>
    </>
  );
}

/** For somebody who is not sure whether #7119 answers where they are (G118): what to do, and no list of areas. */
function AdviceLineHelp() {
  return (
    <Fold summary={ADVICE_LINE_HELP.summary}>
      <ol className="grid list-decimal gap-2 ps-6">
        {ADVICE_LINE_HELP.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Fold>
  );
}

/** 相談員: who listens, and what they do not decide (G89, G120). */
function Supporters() {
  return (
    <>
      <SectionHeading id="supporters-heading">話を聞く相談員</SectionHeading>
      <p className="mt-4">
        看護師や社会福祉士などの相談員が、お話をうかがいます。病院の外にいるので、病院には言いにくいことも話せます。まとまらないままで、途中で黙ってしまっても大丈夫です。
      </p>
      <p className="mt-4">{CONSULTATION_BOUNDARY_TEXT}</p>
    </>
  );
}

/** 記録と秘密: what is kept, for how long, who is not told (G32, safety: retention). */
function RecordsAndSecrets() {
  return (
    <>
      <SectionHeading id="records-heading">記録と秘密</SectionHeading>
      <ul className="consultation-list">
        <li>お話は、相談のためだけに使います。お名前を言わずに相談できます。</li>
        <li>電話は、応対の確かめのために録音します。相談の記録と録音は、相談が終わってから5年で消します。</li>
        <li>保険会社、勤め先、市に、あなたと分かる形で伝えることはありません。</li>
        <For audience={['insurance']}>
          <li>ご加入の保険会社に、相談や治療ログの内容が渡ることはありません。</li>
        </For>
        <li>
          ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。命に差しせまった危険があるときだけは、別です。
        </li>
      </ul>
      <MoreLink href="/privacy">個人情報保護方針を読む</MoreLink>
    </>
  );
}

/** 電話で相談する (G89): where `#phone` leads. */
function PhoneWay() {
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
