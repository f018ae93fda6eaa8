import { type ReactNode, useEffect, useState } from 'react';

/** Not drawn by the server: what is typed into a part before its own script has come would be lost. */
export function OnceAwake({ wait, children }: { wait: ReactNode; children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? children : wait;
}
