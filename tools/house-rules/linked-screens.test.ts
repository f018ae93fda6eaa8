import { expect, it } from 'vitest';
import { unlinkedScreenProblems } from './linked-screens.ts';

const row = (path: string) => ({
  path: 'packages/domain/src/screens/rows/rules.ts',
  text: `export const RULES = {\n  '${path}': {\n    id: 'some',\n  },\n} as const;`,
});
const linkIn = (path: string, to: string) => ({ path, text: `screenHref('${to}')` });

it.each([
  'apps/web/app/shell/frame/footer.tsx',
  'apps/server/src/modules/mail/some-mail.ts',
  'packages/domain/src/navigation/navigation.ts',
])('a screen is led to by a link in %s', (place) => {
  expect(unlinkedScreenProblems([row('/rules'), linkIn(place, '/rules')])).toEqual([]);
});

it.each([
  ['a test', 'apps/web/app/shell/frame/footer.test.tsx'],
  ['the gallery of parts', 'packages/ui/src/card/card.gallery.tsx'],
  ['the list of routes', 'apps/web/app/routes.ts'],
  ['a rule of entry', 'packages/domain/src/access/member-only-screens.ts'],
  ['a browser test', 'e2e/rules.spec.ts'],
])('%s leads nobody to a screen', (_, place) => {
  expect(unlinkedScreenProblems([row('/rules'), linkIn(place, '/rules')])).toEqual([
    'nothing leads to the screen /rules: no link, menu or redirect names its path',
  ]);
});

it('a longer path is no link to a shorter one', () => {
  const files = [row('/rules'), linkIn('apps/web/app/shell/frame/footer.tsx', '/rules/old')];
  expect(unlinkedScreenProblems(files)).toHaveLength(1);
});

it('a screen that is come to otherwise needs no link, and no reason once it has one', () => {
  expect(unlinkedScreenProblems([row('/financial')])).toEqual([]);
  const files = [row('/financial'), linkIn('apps/web/app/shell/frame/footer.tsx', '/financial')];
  expect(unlinkedScreenProblems(files)).toEqual([
    'the screen /financial is named by what leads to it: take its reason away',
  ]);
});
