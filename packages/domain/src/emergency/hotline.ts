/** A telephone line outside the portal. */
export interface Hotline {
  readonly id: string;
  /** As people know and read it out. */
  readonly number: string;
  /** `tel:` address. */
  readonly href: string;
  readonly name: string;
  /** Who may call it; null for everybody. */
  readonly audience: string | null;
  /** Address of the page of the office that answers for the number. */
  readonly source: string;
  /** Day (`YYYY-MM-DD`) that this page itself states for what it says; null where it states none. */
  readonly source_dated_on: string | null;
  /** Day on which the number was last compared with public sources. */
  readonly verified_on: string;
}
