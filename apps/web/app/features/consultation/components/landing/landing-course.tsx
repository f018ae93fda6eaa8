import '../../../../parts/consultation/consultation-flow.css';
import './landing-course.css';
import { Icon } from '@hidamari/ui/icon';
import { Illustration } from '@hidamari/ui/illustration';
import type { ShownSection } from './landing-bands.ts';
import { LandingSection, LandingText } from './landing-section.tsx';
import { PhraseText } from './phrase-text.tsx';
import { pointsOfList, twoHeadedLists } from './section-shapes.ts';

/** What stands on the sill above each step. */
const THINGS = ['object-phone', 'object-cup', 'object-notebook'] as const;

/** 相談の流れ: numbered steps, standing on one sill. */
export function LandingFlow({ section }: { section: ShownSection }) {
  const steps = pointsOfList(section.body);
  return (
    <LandingSection section={section}>
      {steps && (
        <ol className="consultation-flow landing-flow">
          {steps.map(({ at, words, text }) => (
            <li key={at}>
              <div className="consultation-flow-picture">
                <Illustration drawing={THINGS[at % THINGS.length] ?? 'object-phone'} />
              </div>
              <h3>
                <span className="consultation-flow-number">{at + 1}</span>
                <span>
                  <PhraseText phrase={words} />
                </span>
              </h3>
              <LandingText html={text} />
            </li>
          ))}
        </ol>
      )}
    </LandingSection>
  );
}

/** できること・できないこと, side by side (G120): the first list is what is done, the second what is not. */
export function LandingCanDo({ section }: { section: ShownSection }) {
  const lists = twoHeadedLists(section.body);
  return (
    <LandingSection section={section}>
      {lists && (
        <div className="consultation-boundary landing-boundary">
          {lists.map(({ at, heading, lines }) => (
            <section key={at} data-answer={at === 0 ? 'yes' : undefined}>
              <h3>
                <Icon name={at === 0 ? 'check' : 'close'} />
                <span>
                  <PhraseText phrase={heading} />
                </span>
              </h3>
              <ul>
                {lines.map((line) => (
                  <li key={line.at}>
                    <LandingText html={line.html} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </LandingSection>
  );
}
