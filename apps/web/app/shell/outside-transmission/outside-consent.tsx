import { measuredPath } from '@hidamari/domain/outside-transmission';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMeasuredPerson } from './measured-person.ts';
import { OutsideQuestion } from './outside-question.tsx';
import { runOutsideConsent } from './run-outside-consent.ts';
import { useOutsideConsent } from './use-outside-consent.ts';

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
