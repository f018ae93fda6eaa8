import type { Dependencies } from '../../dependencies.ts';
import type { SurveyLinks } from './survey-links.ts';

/** What the surveys lean on. */
export type SurveyParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'content' | 'outbox' | 'settings' | 'clock' | 'crm' | 'deliver'
> & { links: SurveyLinks };
