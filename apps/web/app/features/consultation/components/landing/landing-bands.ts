import type { LandingKind, LandingSection } from '@hidamari/contract/content';

/** A section of a landing page: the content service's, or one of ours. */
export type ShownSection = Pick<LandingSection, 'id' | 'kind' | 'title' | 'body'>;

/** Sections that follow each other and belong together; one or more. */
interface Run<Key> {
  key: Key;
  sections: ShownSection[];
}

function runsBy<Key>(sections: readonly ShownSection[], keyOf: (section: ShownSection) => Key): Run<Key>[] {
  const runs: Run<Key>[] = [];
  for (const section of sections) {
    const key = keyOf(section);
    const last = runs.at(-1);
    if (last?.key === key) last.sections.push(section);
    else runs.push({ key, sections: [section] });
  }
  return runs;
}

/** The band of the page, from edge to edge, that a kind of section stands in. */
const BAND_OF = {
  // A second one: the first view has room for one.
  hero: 'text',
  situations: 'situations',
  'can-do': 'course',
  flow: 'course',
  supporters: 'supporters',
  faq: 'answers',
  cost: 'answers',
  privacy: 'answers',
  'sign-up': 'end',
  emergency: 'end',
  text: 'text',
} as const satisfies Record<LandingKind, string>;

/** The section of the first view, and the others in their order. */
export function heroAndRest(sections: readonly ShownSection[]) {
  const hero = sections.find(({ kind }) => kind === 'hero');
  return { hero, rest: sections.filter((section) => section !== hero) };
}

/** Sections in the order of the content; neighbours that belong together share a band. */
export function landingBands(sections: readonly ShownSection[]) {
  return runsBy(sections, ({ kind }) => BAND_OF[kind]);
}

/** The columns of the band with the answers: questions, and the cards on cost and personal information. */
export function answerColumns(sections: readonly ShownSection[]) {
  return runsBy(sections, ({ kind }) => (kind === 'faq' ? 'questions' : 'facts'));
}
