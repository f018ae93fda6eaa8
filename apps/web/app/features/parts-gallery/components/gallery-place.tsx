import { VARIANTS } from '@hidamari/domain/site-variants';
import { Container } from '@hidamari/ui/container';
import type { GalleryGroup, PartGallery } from '@hidamari/ui/gallery';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { SegmentedSwitch } from '@hidamari/ui/segmented-switch';
import { type ReactNode, useState } from 'react';
import { usePageData } from '../../../shell/page-data.ts';
import { ReadingSettingsButton } from '../../../shell/reading-settings-button.tsx';
import { GROUPS, isLone, type LoneState, loneStatesOf, PARTS_PATH, placeOf } from '../part-addresses.ts';

/** What an address of the gallery shows: the index, a group, or one state alone. */
export default function GalleryPlace(params: Parameters<typeof placeOf>[0]) {
  const { group, state } = { ...placeOf(params) };
  if (group && state) return <LoneStatePage group={group} state={state} />;
  return group ? <GalleryGroupPage group={group} /> : <GalleryIndex />;
}

/** One state at an address of its own; with a main heading unless the part brings it. */
function LoneStatePage({ group, state }: { group: GalleryGroup; state: LoneState }) {
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
function GalleryIndex() {
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
function GalleryGroupPage({ group }: { group: GalleryGroup }) {
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

const THEMES = [
  { value: 'insurance', label: '梅' },
  { value: 'general', label: '一般' },
  { value: 'chofu', label: '苔' },
];

/** The colours of a variant, for this page alone. */
function ThemeSwitch() {
  const { variant } = usePageData();
  const [theme, setTheme] = useState<string>(VARIANTS[variant].theme);
  const choose = (chosen: string) => {
    setTheme(chosen);
    document.documentElement.dataset.variant = chosen;
  };
  return <SegmentedSwitch label="色" labelHidden options={THEMES} value={theme} onChange={choose} />;
}

/** Above every page of the gallery: where one is, the colours, the letters. Whole page loads, no walk of the router. */
function GalleryBar({ children }: { children?: ReactNode }) {
  return (
    <nav className="gallery-bar" aria-label="見本">
      <a href={PARTS_PATH}>見本のはじめへ</a>
      {children}
      <span className="gallery-bar-tools">
        <ThemeSwitch />
        <ReadingSettingsButton />
      </span>
    </nav>
  );
}
