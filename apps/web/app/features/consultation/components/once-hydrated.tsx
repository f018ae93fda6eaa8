import { type ReactNode, useEffect, useState } from 'react';

/** Not drawn by the server: what is typed into a part before its own script has come would be lost. */
export function OnceHydrated({ wait, children }: { wait: ReactNode; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? children : wait;
}
