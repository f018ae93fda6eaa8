import { screenHref } from '@hidamari/domain/screens';
import { deriveKeys, type SessionSecrets } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';
import type { AccountHandles } from '../members/index.ts';

/** What the address of a survey says (G37, G91); it opens nothing but the survey. */
export interface LinkParameters {
  hash_base_account_id?: string | undefined;
  case_id?: string | undefined;
  sf_survey_response_id?: string | undefined;
  /** Seconds since 1970, after which the survey is closed. */
  exp?: number | undefined;
  signature?: string | undefined;
}

/** One asking, as its link names it. */
interface Asking {
  baseAccountId: string;
  caseId: string;
  invitationId: string;
  expiresAt: Date;
}

/** What a link that is ours says; null for anything else, complete or not. */
interface ReadLink {
  caseId: string;
  invitationId: string;
  expiresAt: Date;
}

export interface SurveyLinks {
  addressOf(asking: Asking): string;
  read(parameters: LinkParameters): ReadLink | null;
  /** Whether an address carries the handle of this account. */
  isOf(baseAccountId: string, hash: string): boolean;
}

/** True where the address brought anything of a link along: then all of it has to be right. */
export const bringsLink = (parameters: LinkParameters): boolean =>
  Object.values({
    case_id: parameters.case_id,
    sf: parameters.sf_survey_response_id,
    exp: parameters.exp,
    signature: parameters.signature,
  }).some((value) => value !== undefined);

/**
 * Signed addresses of the survey about a case (G91). The signature covers every parameter, and is compared in constant time;
 * its key is derived from the session secret, so that every server signs and reads alike. Whose the case is now is not asked
 * of the link: a member whose accounts became one since (G40) has another handle, and the same mail.
 */
export function createSurveyLinks(sessionSecrets: SessionSecrets, handles: AccountHandles): SurveyLinks {
  const signer = createSigner(deriveKeys(sessionSecrets, 'survey-link'));
  const textOf = (hash: string, caseId: string, invitationId: string, exp: number) =>
    ['call', hash, caseId, invitationId, exp].join('\n');
  return {
    isOf: (baseAccountId, hash) => handles.isBaseAccount(baseAccountId, hash),
    addressOf({ baseAccountId, caseId, invitationId, expiresAt }) {
      const hash = handles.hashBaseAccountId(baseAccountId);
      const exp = Math.floor(expiresAt.getTime() / 1000);
      const query = new URLSearchParams({
        hash_base_account_id: hash,
        case_id: caseId,
        sf_survey_response_id: invitationId,
        exp: String(exp),
        signature: signer.sign(textOf(hash, caseId, invitationId, exp)),
      });
      return `${screenHref('/survey/call')}?${query}`;
    },
    read({
      hash_base_account_id: hash,
      case_id: caseId,
      sf_survey_response_id: invitationId,
      exp,
      signature,
    }) {
      if (!hash || !caseId || !invitationId || exp === undefined || !signature) return null;
      if (!signer.isSigned(textOf(hash, caseId, invitationId, exp), signature)) return null;
      return { caseId, invitationId, expiresAt: new Date(exp * 1000) };
    },
  };
}
