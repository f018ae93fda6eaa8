import { linkLineAccountEndpoint } from '@hidamari/contract/messaging';
import { AppError } from '@hidamari/domain/errors';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { faultOfRefusal, lineErrorHref } from './line-outcomes.ts';

interface BindingState {
  isBusy: boolean;
  failure: FailedSave | null;
}

/** The button that binds a link token to the member: it sends once, however often one presses. */
export class LinkBinding {
  #state: BindingState = { isBusy: false, failure: null };
  readonly #listeners = new Set<() => void>();

  get = (): BindingState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Goes on to LINE's own page. What is refused for good has a page; whatever else fails is said beside the button, and
   * the page stays.
   */
  async bind(linkToken: string): Promise<void> {
    if (this.#state.isBusy) return;
    this.#set({ isBusy: true, failure: null });
    try {
      const { url } = await browserApi().call(linkLineAccountEndpoint, { query: { link_token: linkToken } });
      window.location.assign(url);
    } catch (error) {
      const fault = faultOfRefusal(error);
      if (fault !== null) window.location.replace(lineErrorHref(fault));
      // The session has ended: the server keeps this address, asks for a login, and leads back.
      else if (error instanceof AppError && error.status === 401) window.location.reload();
      else this.rest(failedSaveOf(error, 'proceed'));
    }
  }

  /** The button can be pressed again. */
  rest(failure: FailedSave | null = null): void {
    this.#set({ isBusy: false, failure });
  }

  #set(state: BindingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
