import { dataLayerPropertiesEndpoint } from '@hidamari/contract/members';
import { useEffect, useState } from 'react';
import { browserApi } from '../data/browser-api.ts';
import { usePageData } from '../page-data.ts';
import type { MeasuredPerson } from './measurement-frame.ts';

/** Asked for once in a document: who is signed in changes with a new page only. */
let asked: Promise<MeasuredPerson | null> | null = null;

async function askForMember(): Promise<MeasuredPerson | null> {
  const properties = await browserApi().call(dataLayerPropertiesEndpoint, {}, { isUnattended: true });
  // Of a test member, and of whoever told of a death, there is nothing: they are neither asked nor counted.
  return Object.keys(properties).length > 0 ? properties : null;
}

/**
 * The person of this page as the measurement may know them; null until it is known, where it cannot be read, and for
 * those who are not counted. A visitor is a visitor of a variant, and no more. The answer stays in this page: only a
 * consent lets it out (run-outside-consent.ts).
 */
export function useMeasuredPerson(isWanted: boolean): MeasuredPerson | null {
  const { variant, member } = usePageData();
  const [person, setPerson] = useState<MeasuredPerson | null>(null);
  const isMember = member !== null;
  useEffect(() => {
    if (!isWanted || !isMember) return;
    let isLeft = false;
    asked ??= askForMember();
    asked.then(
      (known) => {
        if (!isLeft) setPerson(known);
      },
      () => {
        // The next page may be luckier.
        asked = null;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, isMember]);
  return isMember ? person : VISITORS[variant];
}

/** Constant, so that a visitor is the same person at each drawing. */
const VISITORS = {
  aflac: { variant: 'aflac', is_logged_in: false },
  hatch: { variant: 'hatch', is_logged_in: false },
  chofu: { variant: 'chofu', is_logged_in: false },
} as const;
