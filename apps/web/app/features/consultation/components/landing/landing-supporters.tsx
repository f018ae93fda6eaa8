import './landing-supporters.css';
import { Icon } from '@hidamari/ui/icon';
import { Cover } from '@hidamari/ui/illustration';
import type { ToldSection } from './landing-bands.ts';
import { LandingPart, LandingText } from './landing-part.tsx';
import { PhraseText } from './phrase-text.tsx';
import { pointsOfTerms } from './section-shapes.ts';

/** 相談員について: who listens, beside a warm cup. */
export function LandingSupporters({ section }: { section: ToldSection }) {
  const points = pointsOfTerms(section.body);
  return (
    <div className="landing-supporters">
      <Cover drawing="hands" />
      <LandingPart section={section}>
        {points && (
          <dl>
            {points.map(({ at, words, text }) => (
              <div key={at}>
                <dt>
                  <Icon name="check" />
                  <span>
                    <PhraseText phrase={words} />
                  </span>
                </dt>
                <dd>
                  <LandingText html={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LandingPart>
    </div>
  );
}
