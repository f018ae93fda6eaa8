import type { Consent } from '@hidamari/contract/privacy';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import type { ChangeableConsent } from '@hidamari/domain/privacy';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { privacyCalls } from '../../shell/data/contract-calls.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';

/** What was asked for last, until it is answered; `failure` when it could not be done. */
interface ConsentChange {
  kind: ChangeableConsent;
  isAgreed: boolean;
  failure: FailedSave | null;
}

/** The consents as they stand, and how to change one. A toast says what was done. */
export function useChangeConsent(atFirst: readonly Consent[]) {
  const [consents, setConsents] = useState(atFirst);
  const [asked, setAsked] = useState<ConsentChange | null>(null);
  const toast = useToast();
  const change = async (kind: ChangeableConsent, isAgreed: boolean, done: string) => {
    setAsked({ kind, isAgreed, failure: null });
    try {
      const input = { params: { kind }, body: { is_agreed: isAgreed } };
      const { data } = await browserApi().call((await privacyCalls()).changeConsentEndpoint, input);
      setConsents(data);
      setAsked(null);
      toast({ text: done });
    } catch (error) {
      setAsked({ kind, isAgreed, failure: failedSaveOf(error) });
    }
  };
  const isBusy = (kind: ChangeableConsent) => asked?.kind === kind && asked.failure === null;
  const failureOf = (kind: ChangeableConsent) => (asked?.kind === kind ? asked.failure : null);
  return { consents, change, isBusy, failureOf };
}
export type ChangeConsent = Omit<ReturnType<typeof useChangeConsent>, 'consents'>;

/** The day of a timestamp on the wire (`YYYY-MM-DD HH:mm:ss`, Japan time), as it is read. */
export const dayOfStamp = (stamp: string): string => formatJapaneseDate(stamp.slice(0, 10));

/** Day and minute of a timestamp on the wire, for an hour that counts. */
export const minuteOfStamp = (stamp: string): string => `${dayOfStamp(stamp)}${stamp.slice(11, 16)}`;
