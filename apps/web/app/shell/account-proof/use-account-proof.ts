import { proveAccountByCodeEndpoint, proveAccountEndpoint } from '@hidamari/contract/account-security';
import type { Challenge } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { useState } from 'react';
import { browserApi } from '../data/browser-api.ts';

/** Why the password is asked for once more. */
export const PROOF_OVER = '時間がたったため、もう一度パスワードから確かめてください。';
export const PROOF_CODE_OVER = 'コードの期限が切れました。もう一度、パスワードから確かめてください。';

export const codeIs = (error: unknown, code: AppError['code']) =>
  error instanceof AppError && error.code === code;

/**
 * Whether the present password, and the code of the second step, were shown a moment ago. All changes of how one logs
 * in share it: the server remembers it for ten minutes, and says `forbidden` after that.
 */
export function useAccountProof(isProvenAtFirst: boolean) {
  const [isProven, setProven] = useState(isProvenAtFirst);
  return {
    isProven,
    /** The server did not take it any more. */
    forget: () => setProven(false),
    /**
     * Answers what is asked for besides the password; null when that was all. Rejects with what the form says:
     * `credentials_wrong` as a fault of its field.
     */
    async showPassword(body: { present_password: string }): Promise<Challenge | null> {
      const answer = await browserApi()
        .call(proveAccountEndpoint, { body })
        .catch((error) => {
          if (!codeIs(error, 'credentials_wrong')) throw error;
          throw new AppError('validation', { fields: { present_password: ['present_password_wrong'] } });
        });
      setProven(answer.is_proven);
      if (answer.is_proven) return null;
      if (answer.challenge) return answer.challenge;
      throw new AppError('server');
    },
    /** False after five wrong codes, or ten minutes: only the password begins anew. Rejects with any other fault. */
    async showCode(code: string): Promise<boolean> {
      try {
        await browserApi().call(proveAccountByCodeEndpoint, { body: { code } });
      } catch (error) {
        if (!codeIs(error, 'code_expired') && !codeIs(error, 'forbidden')) throw error;
        setProven(false);
        return false;
      }
      setProven(true);
      return true;
    },
  };
}

export type AccountProof = ReturnType<typeof useAccountProof>;
