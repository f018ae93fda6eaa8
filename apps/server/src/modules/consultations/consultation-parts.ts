import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import type { TalkNumbersModule } from '../talk-numbers/index.ts';

/** What the use cases of consultations work with. */
export interface ConsultationParts
  extends Pick<
    Dependencies,
    'database' | 'encryption' | 'rateLimits' | 'bus' | 'clock' | 'outbox' | 'settings' | 'log'
  > {
  /** Days on which a variant is closed beside its calendar, `YYYY-MM-DD`. */
  closuresFor(variant: VariantKey): Promise<readonly string[]>;
  talkNumbers: Pick<TalkNumbersModule, 'use'>;
}
