import { type LogFile, type TreatmentLogInput, treatmentLog } from '@hidamari/contract/treatment-logs';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/seal.ts';

/** What lies sealed in a row: every field in which a member writes or chooses something about the illness. */
export type SealedDetails = Pick<
  TreatmentLogInput,
  | 'title'
  | 'visit'
  | 'medicines'
  | 'symptoms'
  | 'measurements'
  | 'life'
  | 'other'
  | 'test_results'
  | 'treatments'
  | 'images'
> & {
  /** What is kept under the keys; absent where no file is named. A file under a key never changes. */
  files?: LogFile[];
};

function contextOf(logId: string): string {
  return `treatment-log:${logId}`;
}

/** Names that a log has in this version; whatever else a stored one has was written by a newer server, and stays sealed. */
const KNOWN = new Set(Object.keys(treatmentLog.shape));

export function detailsOf(log: TreatmentLogInput): SealedDetails {
  const { title, visit, medicines, symptoms, measurements, life, other, test_results, treatments, images } =
    log;
  const ofNewer = Object.entries(log).filter(([name]) => !KNOWN.has(name));
  return {
    title,
    visit,
    medicines,
    symptoms,
    measurements,
    life,
    other,
    test_results,
    treatments,
    images,
    ...Object.fromEntries(ofNewer),
  };
}

/** Seals the details of one log: they open under its own id and its member's key alone. */
export function sealDetails(cipher: MemberCipher, logId: string, details: SealedDetails): string {
  return sealJson(cipher, details, contextOf(logId));
}

/** Throws when the text was changed, or belongs to another log or another member. */
export function openDetails(cipher: MemberCipher, logId: string, sealed: string): SealedDetails {
  return openJson<SealedDetails>(cipher, sealed, contextOf(logId));
}
