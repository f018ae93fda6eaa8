import { Container } from '@hidamari/ui/container';
import type { GalleryGroup } from '@hidamari/ui/gallery';
import { PageHeading } from '@hidamari/ui/page-heading';
import { type LoneState, PARTS_PATH } from '../part-addresses.ts';
import { GalleryBar } from './gallery-bar.tsx';

/** One state at an address of its own; with a main heading unless the part brings it. */
export function LoneStatePage({ group, state }: { group: GalleryGroup; state: LoneState }) {
  const { part, name } = state;
  const shown = (
    <div data-state={name} className="pb-16">
      {part.states[name]}
    </div>
  );
  return (
    <>
      <Container width="wide">
        <GalleryBar>
          <a href={`${PARTS_PATH}/${group.id}`}>{group.title}</a>
        </GalleryBar>
      </Container>
      {part.room === 'page' ? (
        shown
      ) : (
        <Container width="mid">
          <PageHeading lead={name}>{part.title}</PageHeading>
          {shown}
        </Container>
      )}
    </>
  );
}
