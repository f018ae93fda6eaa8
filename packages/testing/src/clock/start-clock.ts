import { startSharedClock } from './shared-clock.ts';
import { tellOwnTime } from './tell-own-time.ts';

// Loaded before everything else by `--import`, in each process that runs tests.
startSharedClock();
tellOwnTime();
