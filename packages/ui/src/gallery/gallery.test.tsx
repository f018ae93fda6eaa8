import { existsSync, readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, noteElements } from './drawn-parts.fixture.ts';
import { GALLERY_GROUPS, type PartGallery } from './index.ts';

vi.mock('react/jsx-runtime', async (original) =>
  (await import('./drawn-parts.fixture.ts')).takingNote(await original<object>()),
);
vi.mock('react/jsx-dev-runtime', async (original) =>
  (await import('./drawn-parts.fixture.ts')).takingNote(await original<object>()),
);

const SOURCES = new URL('..', import.meta.url);

/** Folders that hold no part that is drawn: the gallery itself, sheets, a loader. */
const WITHOUT_PARTS = [
  'gallery',
  'styles',
  'japanese-font',
  'character-count',
  'chips-in-view',
  'input-method',
];

/** What the folder of a noun gives to others (`exports` of the package): its index, or the part of that name. */
const entryOf = (noun: string): URL | undefined =>
  [`${noun}/index.ts`, `${noun}/${noun}.tsx`]
    .map((path) => new URL(path, SOURCES))
    .find((file) => existsSync(file));

const nouns = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !WITHOUT_PARTS.includes(name));

const galleries = GALLERY_GROUPS.flatMap(({ parts }) => parts);

/** Components have capital letters, hooks and functions do not; constants are no functions. */
async function componentsOf(noun: string): Promise<[string, unknown][]> {
  const exported: Record<string, unknown> = await import(String(entryOf(noun)));
  return Object.entries(exported).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
  );
}

const draw = (states: ReactNode) => renderToStaticMarkup(states);
const drawAll = ({ states }: PartGallery) => {
  noteElements(Object.values(states));
  draw(Object.values(states));
};

beforeEach(() => drawn.clear());

describe('部品の見本', () => {
  it.each(nouns)('%s の部品は、どれも自分の見本のどこかに描かれている', async (noun) => {
    const gallery = galleries.find((other) => other.noun === noun);
    expect(gallery, `${noun}/${noun}.gallery.tsx in gallery-groups.ts`).toBeDefined();
    if (gallery) drawAll(gallery);
    const missing = (await componentsOf(noun)).filter(([, part]) => !drawn.has(part)).map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('見本はそれぞれ一度だけ並び、部品のないものはない', () => {
    expect(galleries.map(({ noun }) => noun).sort()).toEqual([...nouns].sort());
    const ids = GALLERY_GROUPS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(GALLERY_GROUPS)('$id を一つの画面に並べた場合、idは重ならず、見出し1は入らない', ({ parts }) => {
    const page = draw(
      parts.filter(({ room }) => room !== 'page').flatMap(({ states }) => Object.values(states)),
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = [...page.matchAll(/ (?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)];
    const names = referred.flatMap(([, value = '']) => value.split(' '));
    expect(names.filter((id) => !ids.includes(id))).toEqual([]);
    expect(page).not.toContain('<h1');
  });

  it.each(galleries.filter(({ room }) => room === 'page'))(
    '$noun は、どのようすにも見出し1が一つある',
    (gallery) => {
      for (const state of Object.values(gallery.states)) expect(draw(state).match(/<h1/g)).toHaveLength(1);
    },
  );
});
