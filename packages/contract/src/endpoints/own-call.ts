/** A call that the specification's list does not have, and why the product needs it. */
export interface OwnCall {
  /** Name in `ENDPOINTS`. */
  name: string;
  reason: string;
}
