import { expect, test } from 'vitest';
import { runOnBundle } from './page-bundle.fixture.ts';

test.each([
  ['画面があれば', {}, true, true],
  ['画面がなければ、一つのファイルだけのとき', { npm_lifecycle_event: 'unit' }, false, false],
  ['画面がなくても、CI のとき', { CI: 'true' }, false, true],
  ['画面がなくても、npm test のとき', { npm_lifecycle_event: 'test' }, false, true],
])('%s、ほんとうの画面の試験を行うか', (_, env, isBuilt, expected) => {
  expect(runOnBundle(env, isBuilt)).toBe(expected);
});
