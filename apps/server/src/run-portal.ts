import { japanDay } from '@hidamari/domain/japanese-dates';
import { readSettings } from './config/settings.ts';
import { loadDemo } from './demo-in-build.ts';
import { startEarlyParts } from './early-parts.ts';
import { STOP_WITHIN_MS } from './http/drain.ts';
import { logFault } from './http/request-log.ts';
import { describeStartFault } from './start-fault.ts';
import { startNotice } from './start-notice.ts';

/** The search reads the library in once the start has settled: by then nobody waits for the processor. */
const SEARCH_PREPARED_AFTER_MS = 5_000;

/** The process: reads the settings, composes, listens, says where, and stops gracefully. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // A build that leaves the demo out refuses a start that asks for it, before anything is opened.
  await loadDemo(settings);
  const early = startEarlyParts(settings);
  const { compose, createPortalModules, loadBuiltPages, buildApp } = await loadTheRest();
  // The pages need no database: loaded while that opens.
  const builtPages = loadBuiltPages();
  // A failure while nobody awaits it yet is not an unhandled one.
  builtPages.catch(() => undefined);
  const composition = await compose(settings, { early });
  const { log } = composition.dependencies;
  try {
    const modules = await createPortalModules(composition.dependencies, {
      builtPages,
    });
    await modules.seedLookUps();
    const accounts = settings.demo === null ? null : await modules.seedDemo();
    const leftover = settings.demo === null ? await modules.endDemo() : null;
    if (leftover !== null && Object.values(leftover).some((count) => count > 0))
      log.warn(
        leftover,
        'this database was a demo; its accounts cannot log in, its policies, codes and answers are gone',
      );
    const app = await buildApp(composition.dependencies, modules.parts);
    await app.listen({ host: settings.host, port: settings.port });
    composition.startWork(modules);
    setTimeout(() => void modules.prepareSearch(), SEARCH_PREPARED_AFTER_MS).unref();
    stopOnSignal(async () => {
      await Promise.all([app.drain(), composition.stopWork()]);
      await composition.close();
    });
    process.stdout.write(startNotice(settings, accounts, japanDay(new Date()), leftover));
  } catch (error) {
    await composition.close();
    throw error;
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      // Node would print the message, which may quote a member. What is left half done cannot be trusted.
      logFault(log, error, 'process');
      process.exit(1);
    });
  }
}

/** Everything but the database, loaded while that starts. */
async function loadTheRest() {
  const [{ compose }, { createPortalModules, loadBuiltPages }, { buildApp }] = await Promise.all([
    import('./composition.ts'),
    import('./portal-modules.ts'),
    import('./app.ts'),
  ]);
  return { compose, createPortalModules, loadBuiltPages, buildApp };
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    // A second Ctrl+C means now.
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stdout.write('Stopping: finishing what is under way...\n');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`\n${describeStartFault(error)}\n`);
  process.exit(1);
}
