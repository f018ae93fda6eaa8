import { measuredPath } from '@hidamari/domain/outside-transmission';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsDocument } from '../../document/is-document.ts';
import { usePageData } from '../page-data.ts';
import { OutsideQuestion } from './outside-question.tsx';

type Consent = ComponentType<{ company: string; version: string }>;

/**
 * Brings question and measurement once a page is alive, where a measurement is configured at all; a page without one
 * carries none of it. A concierge in a member's place is neither asked nor measured (G42). Where it does not come,
 * nothing leaves. In a document the question stands there from the first, unseen, and its script starts it.
 */
export function OutsideConsentLater() {
  const { measurement, member, variant } = usePageData();
  const path = measuredPath(useLocation().pathname);
  const isDocument = useIsDocument();
  const [consent, setConsent] = useState<{ Consent: Consent } | null>(null);
  const isWanted = measurement !== null && !member?.acting;
  useEffect(() => {
    if (!isWanted) return;
    import('./outside-consent.tsx').then(
      ({ OutsideConsent }) => setConsent({ Consent: OutsideConsent }),
      () => undefined,
    );
  }, [isWanted]);
  if (isDocument && measurement !== null && path !== null)
    return (
      <div data-version={measurement.version} data-path={path} data-member-of={variant}>
        <OutsideQuestion company={measurement.company} />
      </div>
    );
  return isWanted && consent ? <consent.Consent {...measurement} /> : null;
}
