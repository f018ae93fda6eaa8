import { Container } from '@hidamari/ui/container';
import type { GalleryGroup } from '@hidamari/ui/gallery';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { GROUPS, PARTS_PATH } from '../part-addresses.ts';
import { GalleryBar } from './gallery-bar.tsx';

function GroupLinks({ group: { id, title, parts } }: { group: GalleryGroup }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading size="normal" id={id}>
        <a href={`${PARTS_PATH}/${id}`}>{title}</a>
      </SectionHeading>
      <ul className="gallery-links">
        {parts.map((part) => (
          <li key={part.noun}>
            <a href={`${PARTS_PATH}/${id}#${part.noun}`}>
              {part.title}
              <code>{part.noun}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The contents of the gallery, by part. */
export function GalleryIndex() {
  return (
    <Container width="wide">
      <GalleryBar />
      <PageHeading lead="この窓口を作る人のための画面です。ここに出る名前、番号、文は、どれも見本で、どこにも送られません。">
        部品の見本
      </PageHeading>
      <div className="grid gap-10 pb-16">
        {GROUPS.map((group) => (
          <GroupLinks key={group.id} group={group} />
        ))}
      </div>
    </Container>
  );
}
