import { normalizePhone, toE164 } from '@hidamari/domain/members';
import { openBus } from '../../bus/open-bus.ts';
import { CommandError } from '../../command-error.ts';
import { readSettings } from '../../config/settings.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { openKeyRing } from '../../encryption/open-key-ring.ts';
import { createOutbox } from '../../jobs/outbox.ts';
import { runCommand } from '../../run-command.ts';
import { listUndoable, type UndoOutcome, undoWithdrawal } from './undo-withdrawal.ts';

// Takes a withdrawal back, once the caller has been recognised on the telephone (docs/operations.md).

const SAID: Record<UndoOutcome, string> = {
  undone: 'The member can log in again.',
  unknown: 'No withdrawal has this number, or it was taken back already.',
  too_late: 'Thirty days are over: what is not erased yet will be.',
  registered_anew: 'The person has registered anew: the old membership cannot stand beside the new one.',
};

async function main([asked = '']: readonly string[]): Promise<string> {
  if (asked === '')
    throw new CommandError('usage: undo-withdrawal.command.ts <receipt number or telephone number>');
  const settings = readSettings(process.env);
  const clock = () => new Date();
  const { database, close } = await openForCommand(settings);
  const bus = await openBus({ database, directUrl: settings.database.directUrl });
  const outbox = createOutbox({ keyRing: await openKeyRing(database, settings.dataKeys), bus, clock });
  try {
    const phone = toE164(normalizePhone(asked));
    if (phone !== null) {
      return JSON.stringify(await listUndoable(database, phone, clock()), null, 2);
    }
    const outcome = await undoWithdrawal({ database, outbox, settings, clock }, asked.toUpperCase());
    if (outcome !== 'undone') throw new CommandError(SAID[outcome]);
    return SAID[outcome];
  } finally {
    await bus.close();
    await close();
  }
}

await runCommand(main);
