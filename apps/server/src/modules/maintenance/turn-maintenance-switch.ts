import type { MessageBus } from '../../bus/message-bus.ts';
import { CommandError } from '../../command-error.ts';
import type { Database } from '../../database/database.ts';
import { type MaintenanceSwitch, writeMaintenanceSwitch } from './maintenance.repository.ts';

/** What the command line asks for. */
interface SwitchCommand {
  isOn: boolean;
  until: Date | null;
  message: string | null;
}

const SWITCH_USAGE =
  'Usage: node apps/server/src/modules/maintenance/switch-maintenance.ts on|off [--until 2026-12-01T03:00:00+09:00] [--message "..."]';

const LONGEST_MESSAGE = 500;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads the words after the command's name. Throws a CommandError with the usage for anything it does not know. */
export function readSwitchCommand(words: readonly string[]): SwitchCommand {
  const [turn, ...options] = words;
  if (turn !== 'on' && turn !== 'off') throw new CommandError(SWITCH_USAGE);
  const command: SwitchCommand = { isOn: turn === 'on', until: null, message: null };
  for (let at = 0; at < options.length; at += 2) {
    const value = options[at + 1];
    if (value === undefined) throw new CommandError(SWITCH_USAGE);
    if (options[at] === '--until') command.until = readInstant(value);
    else if (options[at] === '--message') command.message = readMessage(value);
    else throw new CommandError(SWITCH_USAGE);
  }
  return command;
}

function readInstant(text: string): Date {
  const instant = new Date(text);
  // A time without its zone would be off by nine hours on a server outside Japan.
  if (!INSTANT.test(text) || Number.isNaN(instant.getTime())) {
    throw new CommandError(`--until needs a date, a time and its zone.\n${SWITCH_USAGE}`);
  }
  return instant;
}

function readMessage(text: string): string {
  if (text.length > LONGEST_MESSAGE)
    throw new CommandError(`--message may have ${LONGEST_MESSAGE} characters.`);
  return text;
}

/** Turns the switch and tells every server once it is turned. */
export async function turnMaintenanceSwitch(
  { database, bus }: { database: Database; bus: MessageBus },
  turned: MaintenanceSwitch,
): Promise<void> {
  await database.transaction(async (tx) => {
    await writeMaintenanceSwitch(tx, turned);
    await bus.publishOnCommit(tx, 'maintenance-changed');
  });
}
