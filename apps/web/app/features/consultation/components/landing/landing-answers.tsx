import './landing-answers.css';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { Fold } from '@hidamari/ui/fold';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { answerColumns, type ShownSection } from './landing-bands.ts';
import { headingIdOf, LandingSection, LandingText } from './landing-section.tsx';
import { PhraseText } from './phrase-text.tsx';
import { pointsOfTerms } from './section-shapes.ts';

/** よくある質問: each answer below its question, also without a script. */
function Questions({ section }: { section: ShownSection }) {
  const questions = pointsOfTerms(section.body);
  return (
    <div>
      <LandingSection section={section}>
        {questions && (
          <div className="landing-questions">
            {questions.map(({ at, words, text }) => (
              <Fold key={at} summary={<PhraseText phrase={words} />} mark="問" openAtFirst={at === 0}>
                <LandingText html={text} />
              </Fold>
            ))}
          </div>
        )}
      </LandingSection>
      <MoreLink href="/faq">質問をもっと見る</MoreLink>
    </div>
  );
}

interface LandingAnswersProps {
  sections: readonly ShownSection[];
  variant: VariantKey;
}

const FACT_NAMES: Partial<Record<ShownSection['kind'], string>> = { cost: '費用', privacy: '個人情報' };

/** 費用と個人情報, or the one of them that is there. */
function headingOfFacts(sections: readonly ShownSection[]): string {
  return [...new Set(sections.map(({ kind }) => FACT_NAMES[kind]))].join('と');
}

/** The policy is one press away, whatever the content says. */
const namesPolicy = (html: string) => html.includes('<a href="/privacy"');

function Fact({ section, variant }: { section: ShownSection; variant: VariantKey }) {
  const { costSentence } = useSupportDesk(variant);
  const { kind, title, body } = section;
  const heading = headingIdOf(section);
  return (
    <section aria-labelledby={heading} data-fact={kind}>
      <h3 id={heading}>{title}</h3>
      {kind === 'cost' ? <p className="landing-text">{costSentence}</p> : null}
      <LandingText html={body} />
      {kind === 'privacy' && !namesPolicy(body) ? (
        <MoreLink href="/privacy">個人情報保護方針</MoreLink>
      ) : null}
    </section>
  );
}

/** What it costs, first by the variant's own number, and what becomes of what is said, a card each. */
function Facts({ sections, variant }: LandingAnswersProps) {
  const heading = `facts-${sections[0]?.id}`;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{headingOfFacts(sections)}</SectionHeading>
      <div className="landing-facts">
        {sections.map((section) => (
          <Fact key={section.id} section={section} variant={variant} />
        ))}
      </div>
    </section>
  );
}

/** Questions, and beside them the facts. */
export function LandingAnswers({ sections, variant }: LandingAnswersProps) {
  return (
    <div className="landing-answers">
      {answerColumns(sections).map(({ key, sections: column }) => (
        <div key={column[0]?.id} data-column={key}>
          {key === 'questions' ? (
            column.map((section) => <Questions key={section.id} section={section} />)
          ) : (
            <Facts sections={column} variant={variant} />
          )}
        </div>
      ))}
    </div>
  );
}
