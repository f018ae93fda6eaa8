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
  /** Day (`YYYY-MM-DD`) on which the number was last compared with public sources. */
  readonly verified_on: string;
}
