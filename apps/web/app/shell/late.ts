import { AppError } from '@hidamari/domain/errors';
import { untilIdle } from './until-idle.ts';

/** A module that is not there yet: brings it. Rejects with AppError where it does not come. */
export interface Late<M> {
  (): Promise<M>;
  /** Has it brought once the browser has nothing else to do: a press may need it when the connection is gone. */
  soon: () => void;
}

/** A module that does not come is the network's fault, as the call would be. */
export function late<M>(bring: () => Promise<M>): Late<M> {
  let isComing = false;
  const load = async () => {
    // A browser may hold for the life of its page that a module did not come (whatwg/html#10327, 2026-07): offline
    // none is asked for, nor could the call be made.
    if (globalThis.navigator?.onLine === false) throw new AppError('network');
    return bring().catch((cause: unknown) => {
      throw new AppError('network', {}, { cause });
    });
  };
  const soon = () => {
    if (isComing || typeof window === 'undefined') return;
    isComing = true;
    void untilIdle()
      .then(load)
      .catch(() => {
        isComing = false;
      });
  };
  return Object.assign(load, { soon });
}
