// A document has the question from the first, and the styles of what is only the documents' are not in a page's list.
import './outside-question.css';
import { type ComponentType, use, useEffect, useState } from 'react';
import { DocumentParts } from '../../document/document-parts.ts';
import { usePageData } from '../page-data.ts';

type Consent = ComponentType<{ company: string; version: string }>;

/**
 * Brings question and measurement once a page is alive, where a measurement is configured at all; a page without one
 * carries none of it. A concierge in a member's place is neither asked nor measured (G42). Where it does not come,
 * nothing leaves.
 */
export function OutsideConsentLater() {
  const { measurement, member } = usePageData();
  const InDocument = use(DocumentParts)?.OutsideQuestion;
  const [consent, setConsent] = useState<{ Consent: Consent } | null>(null);
  const isWanted = measurement !== null && !member?.acting;
  useEffect(() => {
    if (!isWanted) return;
    import('./outside-consent.tsx').then(
      ({ OutsideConsent }) => setConsent({ Consent: OutsideConsent }),
      () => undefined,
    );
  }, [isWanted]);
  if (InDocument) return <InDocument />;
  return isWanted && consent ? <consent.Consent {...measurement} /> : null;
}
