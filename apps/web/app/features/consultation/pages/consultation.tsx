import '../components/consultation.css';
import { CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { VARIANTS, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { CallBox } from '@hidamari/ui/call-box';
import { Band, Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ConsultationBoundary, ConsultationFlow } from '../../../shell/consultation/consultation-flow.tsx';
import { EmergencyPart } from '../../../shell/consultation/emergency-part.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { WhenLoggedOut } from '../../../shell/sections.tsx';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { DeskHours } from '../components/desk-hours.tsx';
import { MailWay } from '../components/mail-way.tsx';
import { RecordsAndSecrets } from '../components/records-and-secrets.tsx';
import type { Route } from './+types/consultation';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** The number first: who comes here wants to talk. */
function Call() {
  const desk = useSupportDesk();
  const guide = desk.hasVoiceGuide ? [VOICE_GUIDE_TEXT] : [];
  return (
    <div id="phone" className="consultation-call">
      <CallBox
        number={desk.number}
        openNow={desk.openNow}
        lines={[`${desk.cost}。お名前を言わなくても大丈夫です。`, desk.hours, ...guide]}
      />
    </div>
  );
}

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

/** /treatment/hidamari (G89): the consultation service's own page, open to visitors on every variant. */
export default function Consultation() {
  const { variant } = usePageData();
  const { hasVoiceGuide, channels, audience } = VARIANTS[variant];
  return (
    <>
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
      <Band ground="sunk" labelledBy="boundary-heading">
        <Container width="wide">
          <SectionHeading id="boundary-heading">相談でできること</SectionHeading>
          <ConsultationFlow hasVoiceGuide={hasVoiceGuide} />
          <ConsultationBoundary />
        </Container>
      </Band>
      <Band>
        <Container width="wide" className="consultation-facts">
          <section aria-labelledby="supporters-heading">
            <Supporters />
          </section>
          <WhenLoggedOut>
            <section aria-labelledby="membership-heading">
              <SectionHeading id="membership-heading">会員登録をすると</SectionHeading>
              <p className="mt-4">
                体の変化や聞きたいことを治療ログに書きとめて、手元で見ながらお電話で話せます。登録しなくても、電話での相談は使えます。
              </p>
              <MoreLink href="/howto-signup">登録に必要なもの</MoreLink>
            </section>
          </WhenLoggedOut>
          <section aria-labelledby="hours-heading">
            <DeskHours />
          </section>
          {channels.includes('mail') ? (
            <section id="mail" aria-labelledby="mail-heading">
              <MailWay />
            </section>
          ) : null}
          <section aria-labelledby="records-heading">
            <RecordsAndSecrets />
          </section>
        </Container>
      </Band>
      <Container width="wide" className="pb-16">
        <EmergencyPart />
      </Container>
    </>
  );
}
