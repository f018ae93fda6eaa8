interface AccountNameFieldProps {
  /** The e-mail address, or without one the telephone number; nothing is drawn while neither is known. */
  name: string | null | undefined;
}

/**
 * Whose password a form asks for or sets, for password managers alone: without it they save a second entry, or change
 * that of another person on the same device. Nobody sees or reaches it, and it is never sent.
 */
export function AccountNameField({ name }: AccountNameFieldProps) {
  return name ? <input type="email" autoComplete="username" value={name} readOnly hidden /> : null;
}
