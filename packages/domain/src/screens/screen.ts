import type { VariantKey } from '../site-variants/index.ts';
import type { StaffRole } from '../staff/index.ts';

/**
 * Who may open a screen. public: everybody. member: a logged-in member, a visitor goes to /login and comes back.
 * either: both. challenge: a pending step (challenge token) or a member. staff: a staff session, else 404.
 */
export type ScreenAccess = 'public' | 'member' | 'either' | 'challenge' | 'staff';

/** full: header and footer. auth: short header, logo only (G14). none: neither (specification section 2.5). */
export type ScreenChrome = 'full' | 'auth' | 'none';

/** One row as it is written in `rows/`; what is absent has the usual value (see `Screen`). */
export interface ScreenRow {
  readonly id: string;
  readonly title: string;
  readonly access: ScreenAccess;
  readonly screens?: readonly string[];
  readonly description?: string;
  readonly index?: true;
  readonly on?: readonly VariantKey[];
  readonly chrome?: 'auth' | 'none';
  readonly document?: true;
  readonly wayOut?: string;
  readonly needs?: readonly string[];
  readonly provedBy?: readonly string[];
  readonly staffRoles?: readonly StaffRole[];
  readonly ofVariant?: VariantKey;
  readonly redirectTo?: string;
}

/** Rows by path, in the order of the routes. Paths use React Router syntax: `/articles/:id`. */
export type ScreenRows = Readonly<Record<`/${string}`, ScreenRow>>;

/** A screen of the portal (specification section 2). */
export interface Screen<Path extends string = string> {
  readonly path: Path;
  /** Stable camelCase name for code and tests. */
  readonly id: string;
  /** Screen ids of specification section 2.3; used for next_page_id (G30). */
  readonly screens: readonly string[];
  /** Own title of the screen, without the product's name. */
  readonly title: string;
  /** For search engines and share tags; always there where `index` is true. */
  readonly description: string | null;
  readonly access: ScreenAccess;
  /** Opts in to search engines (G29). */
  readonly index: boolean;
  /** Variants that have the screen; the others answer 404. */
  readonly on: readonly VariantKey[];
  readonly chrome: ScreenChrome;
  /** A visitor gets it as a document: HTML and one small script, without React in the browser (decision 0113). */
  readonly isDocument: boolean;
  /** Words of the one way home in the head of a screen with one task (a survey); null: the usual head. */
  readonly wayOut: string | null;
  /** A visitor with none of these query parameters goes to /404. */
  readonly needs: readonly string[];
  /** Query parameters that stand in for a challenge token here (G18). */
  readonly provedBy: readonly string[];
  /** Not for members at all: only staff of these roles (G27). Empty = no such rule. */
  readonly staffRoles: readonly StaffRole[];
  /** The variant the screen is about: shown on every host in that variant's words. */
  readonly ofVariant: VariantKey | null;
  /** Own path this screen only leads to. */
  readonly redirectTo: string | null;
}
