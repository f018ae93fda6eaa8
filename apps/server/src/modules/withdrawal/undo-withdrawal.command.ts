import { normalizePhone, toE164 } from '@hidamari/domain/members';
import { openBus } from '../../bus/open-bus.ts';
import { readSettings } from '../../config/settings.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { openKeyRing } from '../../encryption/open-key-ring.ts';
import { createOutbox } from '../../jobs/outbox.ts';
import { listUndoable, type UndoOutcome, undoWithdrawal } from './undo-withdrawal.ts';

// Takes a withdrawal back, once the caller has been recognised on the telephone (docs/operations.md).

const SAID: Record<UndoOutcome, string> = {
  undone: 'The member can log in again.',
  unknown: 'No withdrawal has this number, or it was taken back already.',
  too_late: 'Thirty days are over: what is not erased yet will be.',
  registered_anew: 'The person has registered anew: the old membership cannot stand beside the new one.',
};

async function main([asked = '']: readonly string[]): Promise<void> {
  if (asked === '') throw new Error('usage: undo-withdrawal.command.ts <receipt number or telephone number>');
  const settings = readSettings(process.env);
  const clock = () => new Date();
  const { database, close } = await openForCommand(settings);
  const bus = await openBus({ database, directUrl: settings.database.directUrl });
  const outbox = createOutbox({ keyRing: await openKeyRing(database, settings.dataKeys), bus, clock });
  try {
    const phone = toE164(normalizePhone(asked));
    if (phone !== null) {
      const found = await listUndoable(database, phone, clock());
      process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
      return;
    }
    const outcome = await undoWithdrawal({ database, outbox, settings, clock }, asked.toUpperCase());
    process.stdout.write(`${SAID[outcome]}\n`);
    if (outcome !== 'undone') process.exitCode = 1;
  } finally {
    await bus.close();
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
