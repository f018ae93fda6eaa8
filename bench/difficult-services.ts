// What a service costs that hangs, falls silent, goes on by a byte now and then, or never ends: with the product's own limits,
// how long until each call is given up, and how far the memory of this process grew meanwhile (bench/README.md).
import {
  DIFFICULTIES,
  startDifficultPeer,
} from '../packages/adapters/src/outgoing/difficult-peer.fixture.ts';
import { outgoingCalls } from '../packages/adapters/src/outgoing/outgoing-calls.fixture.ts';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' });

const SAMPLE_EVERY_MS = 50;
/** A call that is not given up by then is printed as such. */
const PATIENCE_MS = 700_000;
const megabytes = (bytes: number) => `${Math.max(0, Math.round(bytes / 1_000_000))} MB`;

async function cost(
  call: ReturnType<typeof outgoingCalls>[number],
  difficulty: (typeof DIFFICULTIES)[number],
) {
  const peer = await startDifficultPeer(difficulty, call.words);
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS);
  const began = performance.now();
  const { answer, close } = call.ask(peer.port);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'never').unref());
  const outcome = await Promise.race([
    answer.then(
      () => 'answered',
      () => 'given up',
    ),
    patience,
  ]);
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(sampling);
  await close?.();
  // The end of a connection is heard of a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const held = peer.open();
  peer.stop();
  return { outcome, seconds, grown: most - before, held };
}

console.log(`${''.padEnd(36)}${DIFFICULTIES.map((difficulty) => difficulty.padEnd(20)).join('')}`);
for (const call of outgoingCalls()) {
  // All four at once would share one memory; the ones that wait are waited for one after the other.
  const cells: string[] = [];
  for (const difficulty of DIFFICULTIES) {
    const { outcome, seconds, grown, held } = await cost(call, difficulty);
    const left = held === 0 ? '' : ` ${held} held`;
    cells.push(
      `${outcome === 'given up' ? '' : `${outcome} `}${seconds.toFixed(1)} s, ${megabytes(grown)}${left}`,
    );
  }
  console.log(`${call.name.padEnd(36)}${cells.map((cell) => cell.padEnd(20)).join('')}`);
}
