import * as account from './account.ts';
import * as administration from './administration.ts';
import type { Command } from './command.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';

/** Every command the embedded pool knows, under the name the client sends. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...signUp,
  ...signIn,
  ...account,
  ...administration,
};
