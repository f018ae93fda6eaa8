import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountNameField } from './account-name-field.tsx';

const APP = new URL('../../', import.meta.url);

/** Forms that set a password where the browser does not know whose it is, and why. */
const UNKNOWN: readonly string[] = [
  // The first login of somebody of staff: the address was typed in the step before, and is not held.
  'features/desk/components/set-up-step.tsx',
];

const asking = globSync('**/*.tsx', { cwd: APP }).filter(
  (path) =>
    !/\.(test|gallery|fixture)\.tsx$/.test(path) &&
    /<PasswordField\b/.test(readFileSync(new URL(path, APP), 'utf8')),
);

describe('パスワードを尋ねる、または決める書式', () => {
  it('見つかる', () => expect(asking.length).toBeGreaterThan(6));

  it.each(asking.filter((path) => !UNKNOWN.includes(path)))('%s は、誰のものかを言う', (path) => {
    expect(readFileSync(new URL(path, APP), 'utf8')).toMatch(
      // A new password is asked for on many ways: each hands in whose it is, and the compiler asks for it.
      /<(Own)?AccountNameField\b|<UsernameField\b|autoComplete="username"|\{whose\}/,
    );
  });
});

it('アドレスが分かる場合、見えない欄に入れ、分からない場合、何も置かない', () => {
  expect(renderToStaticMarkup(<AccountNameField name="hana@example.org" />)).toMatch(
    /autoComplete="username"[^>]*hidden=""[^>]*value="hana@example.org"|value="hana@example.org"[^>]*hidden=""/i,
  );
  expect(renderToStaticMarkup(<AccountNameField name={null} />)).toBe('');
});
