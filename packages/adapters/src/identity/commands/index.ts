import * as account from './account.ts';
import * as accountCare from './account-care.ts';
import * as administration from './administration.ts';
import * as answerChallenge from './answer-challenge.ts';
import type { Command } from './command.ts';
import * as devices from './devices.ts';
import * as passwords from './passwords.ts';
import * as secondFactor from './second-factor.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';

const FILES = [
  signUp,
  signIn,
  answerChallenge,
  passwords,
  account,
  secondFactor,
  devices,
  administration,
  accountCare,
];

const isCommand = (name: string) => /^[A-Z][a-z]/.test(name);

/** Every command the embedded pool knows, under the name the client sends. */
export const COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  FILES.flatMap((file) => Object.entries(file))
    .filter(([name]) => isCommand(name))
    .map(([name, command]) => [name, command as Command]),
);
