import { expect, test } from 'vitest';
import { ARTICLES } from '../articles/index.ts';
import { GLOSSARY } from './index.ts';

test('言葉は60より少なくなく、名前も読みかえも重ならない', () => {
  expect(GLOSSARY.length).toBeGreaterThanOrEqual(60);
  const names = GLOSSARY.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

test('ほとんどの言葉が、記事のどこかに出てくる', () => {
  const bodies = ARTICLES.map(({ body }) => body.replace(/<rt>.*?<\/rt>|<[^>]*>/g, '')).join('\n');
  const used = GLOSSARY.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((word) => bodies.includes(word)),
  );
  expect(used.length / GLOSSARY.length).toBeGreaterThan(0.8);
});

test('どの言葉にも、書いてあることを確かめられるページがある', () => {
  for (const { id, sources = [] } of GLOSSARY) {
    expect(sources.length, id).toBeGreaterThan(0);
    for (const { url = '' } of sources) expect(new URL(url).pathname, id).not.toBe('/');
  }
});
