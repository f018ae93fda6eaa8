import './landing-situations.css';
import { Cover } from '@hidamari/ui/illustration';
import type { ToldSection } from './landing-bands.ts';
import { LandingPart, LandingText } from './landing-part.tsx';
import { PhraseText } from './phrase-text.tsx';
import { pointsOfList } from './section-shapes.ts';
import { scenesFor } from './situation-scenes.ts';

/** こんなときに: thoughts a visitor may have had, a scene beside each. */
export function LandingSituations({ section }: { section: ToldSection }) {
  const thoughts = pointsOfList(section.body);
  const scenes = scenesFor(thoughts?.map(({ plain }) => plain) ?? []);
  return (
    <LandingPart
      section={section}
      aside={<p className="ui-meta">どれか一つでも、思いあたることがあれば。</p>}
    >
      {thoughts && (
        <ul className="landing-situations">
          {thoughts.map(({ at, words, text }) => (
            <li key={at}>
              <Cover drawing={scenes[at] ?? 'dusk'} shape="photo" />
              <p>
                <PhraseText phrase={words} />
              </p>
              <LandingText html={text} />
            </li>
          ))}
        </ul>
      )}
    </LandingPart>
  );
}
