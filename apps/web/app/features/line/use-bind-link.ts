import { useEffect, useState, useSyncExternalStore } from 'react';
import { LinkBinding } from './link-binding.ts';

/** The state of the button that binds this link token to the member, and how it is pressed. */
export function useBindLink(linkToken: string) {
  const [binding] = useState(() => new LinkBinding());
  // Browsers keep the page as it was left; back from LINE's page it must be pressable again.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && binding.rest();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [binding]);
  return {
    bind: () => binding.bind(linkToken),
    ...useSyncExternalStore(binding.subscribe, binding.get, binding.get),
  };
}
