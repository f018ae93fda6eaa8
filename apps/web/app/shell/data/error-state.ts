import type { ErrorScreenId } from '@hidamari/domain/error-pages';
import { AppError } from '@hidamari/domain/errors';
import { useSyncExternalStore } from 'react';
import { onForgetMember } from './tab-session.ts';

/** The answer that led away from a page (specification section 3); empty while there is none. */
export interface ErrorResponse {
  status_code: number | '';
  message: string;
  name: string;
  /** The number to tell on the telephone: that of the answer itself, not of the page that shows it (G117). */
  request_id: string;
  /** Address of the page that was left for it, to open again; absent where none was. */
  address?: string;
}

/** A modal of the error catalogue, and the organisation whose words it uses. */
export interface ErrorModal {
  id: Extract<ErrorScreenId, 'M-E01' | 'M-E02'>;
  organization: string | null;
}

interface ErrorState {
  response: ErrorResponse;
  modal: ErrorModal | null;
}

const EMPTY: ErrorResponse = { status_code: '', message: '', name: '', request_id: '' };
const NOTHING: ErrorState = { response: EMPTY, modal: null };

let state = NOTHING;
const listeners = new Set<() => void>();

function set(next: ErrorState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What went wrong last in this tab. Only ever written in a browser: on the server a module is everybody's. */
export const errorState = {
  read: () => state,
  /** Keeps an answer in the words that it came with (G105); anything that is no answer is no state. */
  takeResponse(error: unknown, address?: string): void {
    if (!(error instanceof AppError)) return;
    const { code, status, facts } = error;
    const requestId = facts.detail?.request_id;
    const response = {
      status_code: status,
      message: facts.message ?? '',
      name: code.toUpperCase(),
      request_id: typeof requestId === 'string' ? requestId : '',
      ...(address !== undefined && { address }),
    };
    set({ ...state, response });
  },
  openModal: (modal: ErrorModal) => set({ ...state, modal }),
  closeModal: () => set({ ...state, modal: null }),
  /** Status code, message and name are empty again (specification section 4). */
  clearResponse: () => set({ ...state, response: EMPTY }),
  clearAll: () => set(NOTHING),
};

// After logout nothing of the member's errors stays.
onForgetMember(errorState.clearAll);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The error state, in any component. Empty on the server. */
export function useErrorState(): ErrorState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
}
