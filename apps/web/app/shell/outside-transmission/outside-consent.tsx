import { dataLayerPropertiesEndpoint } from '@hidamari/contract/members';
import { measuredPath } from '@hidamari/domain/outside-transmission';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../data/browser-api.ts';
import { usePageData } from '../page-data.ts';
import type { MeasuredPerson } from './measurement-frame.ts';
import { useOutsideConsent } from './outside-consent-news.ts';
import { OutsideQuestion } from './outside-question.tsx';
import { runOutsideConsent } from './run-outside-consent.ts';

/**
 * The question about the measurement, and after a yes the measurement itself: both only on the screens that may be
 * measured, so that nobody is asked while they write, and only for people who are counted (G48, G93, G148, G149).
 */
export function OutsideConsent({ company, version }: { company: string; version: string }) {
  const { pathname } = useLocation();
  const path = measuredPath(pathname);
  const isRefused = useOutsideConsent(version) === false;
  const person = useMeasuredPerson(path !== null && !isRefused);
  const question = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is a visit of its own, of the same kind or not.
  useEffect(() => {
    if (question.current === null || person === null || path === null) return;
    return runOutsideConsent(question.current, { version, person, path });
  }, [version, person, path, pathname]);
  return path === null ? null : <OutsideQuestion ref={question} company={company} />;
}

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
function useMeasuredPerson(isWanted: boolean): MeasuredPerson | null {
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
