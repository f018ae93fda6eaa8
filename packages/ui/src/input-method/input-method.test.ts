import { expect, it } from 'vitest';
import { isOfInputMethod } from './input-method.ts';

it.each([
  ['変換の途中のキー', { isComposing: true, keyCode: 13 }, true],
  ['Safariが、変換を終えたあとに伝える、そのキー', { isComposing: false, keyCode: 229 }, true],
  ['変換していないときのキー', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, key, expected) => {
  expect(isOfInputMethod(key)).toBe(expected);
});
