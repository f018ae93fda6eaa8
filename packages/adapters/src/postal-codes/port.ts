import type { PostalCodeTown } from '@hidamari/contract/postal-codes';

/** Looks postal codes up without an outside call: whoever types an address tells nobody but the portal (G52). */
export interface PostalCodes {
  /**
   * The towns of a code of seven digits: several where it has several, of two prefectures at times (618-0000).
   * Empty for an unknown code. Rejects with PostalDataError, and only when the data itself cannot be read.
   */
  townsOf(code: string): Promise<PostalCodeTown[]>;
}

/** Postal data that is not there or not what it should be. The text says what is wrong; nothing was replaced. */
export class PostalDataError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'PostalDataError';
  }
}
