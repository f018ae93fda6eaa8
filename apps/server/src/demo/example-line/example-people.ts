import { randomBytes } from 'node:crypto';

/** Somebody of the example LINE. All are invented. */
export interface ExamplePerson {
  /** As LINE writes its ids. */
  account: string;
  name: string;
}

/** Two who are always there: one to link with, and another to try what must not work. */
export const EXAMPLE_PEOPLE: readonly ExamplePerson[] = [
  { account: `U${'1'.repeat(32)}`, name: 'LINEの花子さん' },
  { account: `U${'2'.repeat(32)}`, name: 'LINEの太郎さん' },
];

export const newExampleAccount = (): string => `U${randomBytes(16).toString('hex')}`;

/** null for what is no account of LINE's form. */
export function examplePersonOf(account: string | undefined): ExamplePerson | null {
  if (account === undefined || !/^U[0-9a-f]{32}$/.test(account)) return null;
  const known = EXAMPLE_PEOPLE.find((person) => person.account === account);
  return known ?? { account, name: `LINEの新しい人（${account.slice(1, 5)}）` };
}
