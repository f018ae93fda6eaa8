import { Cover } from '@hidamari/ui/illustration';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { VOICES } from '../landing-words.ts';

/** こんなときに: sentences a visitor may have thought. */
export function Voices() {
  return (
    <>
      <SectionHeading
        id="voices-heading"
        aside={<p className="ui-meta">どれか一つでも、思いあたることがあれば。</p>}
      >
        こんなときに
      </SectionHeading>
      <ul className="landing-voices">
        {VOICES.map(({ scene, say, answer }) => (
          <li key={say}>
            <Cover drawing={scene} shape="photo" />
            <p className="landing-say">{say}</p>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
