import { useEffect, useState } from 'react';
import { AccountNameField } from './account-name-field.tsx';

/**
 * The signed-in member's own name, asked for by the browser once the form stands there. Where it cannot be asked for,
 * the form works as it does without: this only helps password managers, and no fault of it may take the form away.
 */
export function OwnAccountNameField() {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    // Fetched apart: the form needs none of it to be drawn.
    void import('../data/account-name.ts')
      .then(({ fetchAccountName }) => fetchAccountName())
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
