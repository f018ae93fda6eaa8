import { proveAccountByCodeEndpoint, proveAccountEndpoint } from '@hidamari/contract/account-security';
import type { Challenge } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';

/** Why the password is asked for once more. */
export const PROOF_OVER = '時間がたったため、もう一度パスワードから確かめてください。';

/** Why a code of the second step led back to the password: each reason its own (decision 0073). */
const BACK_TO_PASSWORD: Partial<Record<AppError['code'], string>> = {
  code_expired: 'コードの期限が切れました。もう一度、パスワードから確かめてください。',
  code_tries_spent: 'コードの入力が続けて合いませんでした。もう一度、パスワードから確かめてください。',
  step_expired: PROOF_OVER,
  forbidden: PROOF_OVER,
};

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
    /**
     * Null when the code was right. After five wrong ones, or ten minutes, the words of why only the password begins
     * anew. Rejects with any other fault.
     */
    async showCode(code: string): Promise<string | null> {
      try {
        await browserApi().call(proveAccountByCodeEndpoint, { body: { code } });
      } catch (error) {
        const note = error instanceof AppError ? BACK_TO_PASSWORD[error.code] : undefined;
        if (note === undefined) throw error;
        setProven(false);
        return note;
      }
      setProven(true);
      return null;
    },
  };
}

export type AccountProof = ReturnType<typeof useAccountProof>;
