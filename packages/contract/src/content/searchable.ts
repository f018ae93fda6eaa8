import type { ServiceAudience } from '@hidamari/domain/service-filter';
import type { SearchDocument } from '@hidamari/domain/site-search';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { ContentReference } from './wire-fields.ts';

/** A page of the library as the site's search knows it, and who may find it. */
export interface SearchableDocument extends SearchDocument {
  /** Own address. */
  href: string;
  /** The concern it stands under, where it has one. */
  category: ContentReference | null;
  /** A few words beside the kind: 「5分で読めます」, the fee. */
  note: string;
  variants: readonly VariantKey[];
  /** For services: the rule of specification section 6 decides. */
  audience: ServiceAudience | null;
}
