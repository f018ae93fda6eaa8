/** In this tab, from the step that asks for the number to the one that sets the password: whose password that is. */
export const RESET_NUMBER = 'password-reset-number';
