import type { Dependencies } from '../../dependencies.ts';
import type { Sealer } from '../../encryption/sealer.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { CookieJar } from '../../http/route.ts';
import type { AccessRecordsModule } from '../access-records/index.ts';
import type { IdentityModule } from '../identity/index.ts';
import type { TalkNumbersModule } from '../talk-numbers/index.ts';

/** What the use cases of the desk work with. */
export interface StaffParts
  extends Pick<
    Dependencies,
    'database' | 'encryption' | 'rateLimits' | 'passwords' | 'passwordLimit' | 'settings'
  > {
  /** Seals authenticator secrets under a key of their own. */
  sealer: Sealer;
  acting: IdentityModule['acting'];
  records: AccessRecordsModule;
  talkNumbers: Pick<TalkNumbersModule, 'use'>;
}

/** The request of a use case and the cookies of its answer. */
export interface Exchange {
  request: RequestFacts;
  cookies: CookieJar;
}
