import type { PostalCodeTown } from '@hidamari/contract/postal-codes';

/** Looks postal codes up without an outside call: whoever types an address tells nobody but the portal (G52). */
export interface PostalCodes {
  /**
   * The towns of a code of seven digits: several where it has several, of two prefectures at times (618-0000).
   * Empty for an unknown code. Rejects only when the data itself cannot be read.
   */
  townsOf(code: string): Promise<PostalCodeTown[]>;
}
