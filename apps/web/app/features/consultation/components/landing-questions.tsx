import { isReady } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { Fold } from '@hidamari/ui/fold';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { CleanHtml } from '../../../shell/content/clean-html.tsx';
import { QUESTIONS } from '../landing-words.ts';
import type { ToldSection } from './landing-sections.tsx';

/** よくある質問, and beside them what it costs and what becomes of what is said. */
export function LandingQuestions({ variant, facts }: { variant: VariantKey; facts: readonly ToldSection[] }) {
  return (
    <div className="landing-answers">
      <div>
        <SectionHeading id="questions-heading">よくある質問</SectionHeading>
        <div className="landing-questions">
          {QUESTIONS[variant].map(({ question, answer }, at) => (
            <Fold key={question} summary={question} mark="問" openAtFirst={at === 0}>
              <p>{answer}</p>
            </Fold>
          ))}
        </div>
        {isReady('/faq') ? <MoreLink href="/faq">質問をもっと見る</MoreLink> : null}
      </div>
      <section aria-labelledby="facts-heading">
        <SectionHeading id="facts-heading">費用と個人情報</SectionHeading>
        <div className="landing-facts">
          {facts.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={`fact-${id}`}>
              <h3 id={`fact-${id}`}>{title}</h3>
              <CleanHtml html={body} className="landing-text" />
            </section>
          ))}
          <MoreLink href="/privacy">個人情報保護方針</MoreLink>
        </div>
      </section>
    </div>
  );
}
