import { useEffect, useState } from 'react';

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

/** What the signed-in member logs in with. Fetched apart: no form needs any of it to be drawn. */
async function fetchOwnName(): Promise<string | null> {
  const [{ browserApi }, { currentUserQuery }, { browserQueryClient }] = await Promise.all([
    import('../data/browser-api.ts'),
    import('../data/current-user.ts'),
    import('../data/query-client.ts'),
  ]);
  const { email, phone_number } = await browserQueryClient().fetchQuery(currentUserQuery(browserApi()));
  return email ?? phone_number;
}

/**
 * The signed-in member's own name, asked for by the browser once the form stands there. Where it cannot be asked for,
 * the form works as it does without: this only helps password managers, and no fault of it may take the form away.
 */
export function OwnAccountNameField() {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchOwnName()
      .then((found) => {
        if (!isGone) setName(found);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return <AccountNameField name={name} />;
}
