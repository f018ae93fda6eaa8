import type { Dependencies } from '../../dependencies.ts';
import { readContactThreshold, saveContactThreshold } from '../../modules/contact-thresholds/index.ts';
import type { DemoHistory } from './seed-demo-treatment-logs.ts';

/**
 * Gives a demo member the card of an invented hospital, where the story has one (G75). Whoever has a card already, their
 * own or that of an earlier start, is left alone.
 */
export async function seedDemoContactThreshold(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'clock'>,
  { memberId, kind, today }: DemoHistory,
): Promise<void> {
  if ((await readContactThreshold(needs, memberId)) !== null) return;
  // A demo that was started before needs none of it.
  const { demoContactThreshold } = await import('@hidamari/sample-content/demo-contact-thresholds');
  const input = demoContactThreshold(kind, today);
  if (input !== null) await saveContactThreshold(needs, { memberId, input, now: needs.clock() });
}
