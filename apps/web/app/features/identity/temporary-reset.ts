/** What somebody has typed on the way to a new password of a temporary account. In memory alone: never stored. */
interface TemporaryReset {
  /** To send another code. */
  username: string;
  code: string;
  password: string;
  /** Why the code was refused, when it was sent with the password. */
  refusal: unknown;
}

let held: Partial<TemporaryReset> = {};

/**
 * The call takes the code and the new password together (specification section 7), the screens ask for one after the
 * other: what was typed on one waits here for the next. Gone with a reload, which the screens say. Browser only.
 */
export const temporaryReset = {
  get: (): Readonly<Partial<TemporaryReset>> => held,
  keep(part: Partial<TemporaryReset>): void {
    held = { ...held, ...part };
  },
  forget(): void {
    held = {};
  },
};

/** In this tab, from the step that asks for the number to the one that sets the password: whose password that is. */
export const RESET_NUMBER = 'password-reset-number';
