import { dateAnswersByClock } from './date-answers-by-clock.ts';
import { startSharedClock } from './shared-clock.ts';

// Loaded before everything else by `--import`, in each process that runs tests.
startSharedClock();
dateAnswersByClock();
