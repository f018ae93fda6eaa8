import type { Dependencies } from '../../dependencies.ts';
import { saveContactThreshold } from '../contact-thresholds/index.ts';
import type { DemoHistory } from './seed-demo-treatment-logs.ts';

/** Gives a demo member the card of an invented hospital, where the story has one (G75). */
export async function seedDemoContactThreshold(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'clock'>,
  { memberId, kind, today }: DemoHistory,
): Promise<void> {
  // Only a demo loads its people.
  const { demoContactThreshold } = await import('@hidamari/sample-content/demo-contact-thresholds');
  const input = demoContactThreshold(kind, today);
  if (input !== null) await saveContactThreshold(needs, { memberId, input, now: needs.clock() });
}
