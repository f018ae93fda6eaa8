import { Cover, type CoverName } from '@hidamari/ui/illustration';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { CleanHtml } from '../../../shell/content/clean-html.tsx';

/** A section of the content service, or one of ours. */
export interface ToldSection {
  id: string;
  title: string;
  body: string;
}

const SCENES: readonly CoverName[] = ['home', 'hands'];

/** Sections told at length, a scene beside each, left and right in turn. */
export function LandingSections({ sections }: { sections: readonly ToldSection[] }) {
  return (
    <div className="landing-told">
      {sections.map(({ id, title, body }, at) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <Cover drawing={SCENES[at % SCENES.length] ?? 'hands'} />
          <div>
            <SectionHeading id={`section-${id}`}>{title}</SectionHeading>
            <CleanHtml html={body} className="landing-text" />
          </div>
        </section>
      ))}
    </div>
  );
}
