import { Container } from '@hidamari/ui/container';
import type { GalleryGroup, PartGallery } from '@hidamari/ui/gallery';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { isLone, loneStatesOf, PARTS_PATH } from '../part-addresses.ts';
import { GalleryBar } from './gallery-bar.tsx';

function LoneLinks({ group, part }: { group: GalleryGroup; part: PartGallery }) {
  return (
    <ul className="gallery-links">
      {loneStatesOf(part).map(({ id, name }) => (
        <li key={id}>
          <a href={`${PARTS_PATH}/${group.id}/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function States({ states, room }: PartGallery) {
  return (
    <div className="gallery-states" data-room={room}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className="gallery-state" data-state={name}>
          <p className="gallery-state-name">{name}</p>
          <div className="gallery-state-place">{state}</div>
        </div>
      ))}
    </div>
  );
}

/** The parts of one group, each in all its states, with an anchor by the part's folder. */
export function GalleryGroupPage({ group }: { group: GalleryGroup }) {
  return (
    <Container width="wide">
      <GalleryBar />
      <PageHeading lead="名前、番号、文は、どれも見本です。">{group.title}</PageHeading>
      {group.parts.map((part) => (
        <section
          key={part.noun}
          id={part.noun}
          className="gallery-part"
          aria-labelledby={`part-${part.noun}`}
        >
          <SectionHeading size="normal" id={`part-${part.noun}`} aside={<code>{part.noun}</code>}>
            {part.title}
          </SectionHeading>
          {isLone(part) ? <LoneLinks group={group} part={part} /> : <States {...part} />}
        </section>
      ))}
    </Container>
  );
}
