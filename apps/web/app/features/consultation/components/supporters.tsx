import { CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { SectionHeading } from '@hidamari/ui/section-heading';

/** 相談員: who listens, and what they do not decide (G89, G120). */
export function Supporters() {
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
