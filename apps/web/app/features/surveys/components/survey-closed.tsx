import './surveys.css';
import { SURVEY_LINK_DAYS } from '@hidamari/domain/surveys';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import type { ClosedBecause } from '../use-survey-entry.ts';

const WORDS: Readonly<Record<ClosedBecause | 'unknown', { title: string; text: string }>> = {
  answered: {
    title: 'このアンケートには、もう答えていただいています',
    text: 'いただいた答えは、届いています。ありがとうございました。',
  },
  expired: {
    title: '受付の期間が終わりました',
    text: `このアンケートは、ご案内から${SURVEY_LINK_DAYS}日のあいだ、受け付けています。ご意見は、お電話でも、お問い合わせからも、お聞かせいただけます。`,
  },
  unknown: {
    title: 'このアンケートの受付は、終わっています',
    text: `もう答えていただいたか、ご案内から${SURVEY_LINK_DAYS}日が過ぎています。ご意見は、お電話でも、お問い合わせからも、お聞かせいただけます。`,
  },
};

/** A survey that is over, and the ways on (G101). Nothing is said of anybody. */
export function SurveyClosed({ because }: { because: ClosedBecause | null }) {
  const { title, text } = WORDS[because ?? 'unknown'];
  return (
    <Container width="narrow" className="pt-4 pb-16">
      <PageHeading lead={text}>{title}</PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <DeskCallBox />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/" kind="plain">
            ホームへ
          </ButtonLink>
          <ButtonLink href="/contact" kind="text">
            お問い合わせ
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
