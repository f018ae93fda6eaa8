import type { TopicId } from '../topics/index.ts';

/** A medicine, or a combination of medicines, by the names under which somebody may look for it. */
export interface MedicineRow {
  /** The general name, or the name of a combination. */
  readonly name: string;
  /** Its brand names in Japan without the form and the strength, old ones too, separated by 「、」; may be empty. */
  readonly brands: string;
  /** Abbreviations, Latin letters, readings and slips of the keyboard, separated by 「、」. Not shown to readers. */
  readonly also?: string;
  /** Topics it leads to: the kind of medicine first, then what it is given for. No statement of effect. */
  readonly topics: readonly TopicId[];
}
