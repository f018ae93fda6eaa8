import { openBus } from '../../bus/open-bus.ts';
import { readSettings } from '../../config/settings.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { runCommand } from '../../run-command.ts';
import { readSwitchCommand, turnMaintenanceSwitch } from './turn-maintenance-switch.ts';

// The maintenance switch as a command: see SWITCH_USAGE. Works while the portal runs and while it does not.

async function main(words: readonly string[]): Promise<string> {
  const command = readSwitchCommand(words);
  const settings = readSettings(process.env);
  const opened = await openForCommand(settings);
  const bus = await openBus({ database: opened.database, directUrl: settings.database.directUrl });
  try {
    await turnMaintenanceSwitch({ database: opened.database, bus }, { ...command, changedAt: new Date() });
  } finally {
    await bus.close();
    await opened.close();
  }
  return `Maintenance is ${command.isOn ? 'on' : 'off'}.`;
}

await runCommand(main);
