import { measuredPath } from '@hidamari/domain/outside-transmission';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMeasuredPerson } from './measured-person.ts';
import { MeasurementFrame } from './measurement-frame.tsx';
import { type OutsideAnswer, OutsideQuestion } from './outside-question.tsx';
import { chooseOutside, useOutsideConsent } from './use-outside-consent.ts';

/**
 * The question about the measurement, and after a yes the measurement itself: both only on the screens that may be
 * measured, so that nobody is asked while they write, and only for people who are counted (G48, G93, G148, G149).
 */
export function OutsideConsent({ company, version }: { company: string; version: string }) {
  const { pathname } = useLocation();
  const path = measuredPath(pathname);
  const consent = useOutsideConsent(version);
  const isAllowed = consent ?? false;
  const person = useMeasuredPerson(path !== null && (consent === null || isAllowed));
  const [answered, setAnswered] = useState<{ pathname: string; answer: OutsideAnswer } | null>(null);
  if (path === null || person === null) return null;
  // What was answered stands until the next page, so that nothing moves where somebody reads.
  const answer = answered?.pathname === pathname ? answered.answer : null;
  const onAnswer = (isAgreed: boolean) => {
    const isKept = chooseOutside(isAgreed, version);
    const spoken = isAgreed ? 'agreed' : 'refused';
    setAnswered({ pathname, answer: isKept ? spoken : 'not-kept' });
  };
  return (
    <>
      {consent === null || answer !== null ? (
        <OutsideQuestion company={company} answer={answer} onAnswer={onAnswer} />
      ) : null}
      {isAllowed ? <MeasurementFrame person={person} path={path} /> : null}
    </>
  );
}
