import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can forget its connections as a firewall does: bytes go nowhere, and nobody is told. */
export interface SilentProxy {
  /** The same address by way of the proxy. */
  url: string;
  /** From now on what stands swallows every byte, both ways; `alsoNew`: what is opened from now on as well. */
  swallow(options?: { alsoNew?: boolean }): void;
  /** What is opened from now on works. */
  heal(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ isSilent: boolean; ends: readonly Socket[] }>();
  let isSilentForNew = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = { isSilent: isSilentForNew, ends: [near, far] };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!pair.isSilent) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!pair.isSilent) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    swallow({ alsoNew = false } = {}) {
      isSilentForNew = alsoNew;
      for (const pair of pairs) pair.isSilent = true;
    },
    heal() {
      isSilentForNew = false;
    },
    async close() {
      for (const { ends } of pairs) for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
