import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the embedded database's thread is started with. */
export interface EmbeddedWorkerData {
  /** Folder of the database; null keeps it in memory (tests). */
  folder: string | null;
  /** A dump of a data folder to start from (tests); null starts empty. */
  snapshot: string | null;
  socketPath: string;
}

/** More than the pool opens: a dropped connection may still be closing when the next one comes. */
const CONNECTIONS = 16;

/** What the engine's own 128 MB would hold lies in the machine's cache of files as well; it fills them with zeros at each start. */
const SHARED_BUFFERS = '32MB';

/**
 * The thread of the embedded database. Any fault of the engine itself (not of a statement) ends the thread: a
 * WebAssembly engine that failed once cannot be trusted again, and the owner starts a new one from the folder.
 */
async function serve(data: EmbeddedWorkerData): Promise<void> {
  const snapshot = data.snapshot === null ? undefined : new Blob([await readFile(data.snapshot)]);
  const database = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(data.folder === null ? {} : { dataDir: data.folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (...call) => {
    try {
      return await execute(...call);
    } catch (error) {
      process.nextTick(() => process.exit(1));
      throw error;
    }
  };
  const server = new PGLiteSocketServer({
    db: database,
    path: data.socketPath,
    maxConnections: CONNECTIONS,
  });
  await server.start();
  parentPort?.once('message', async () => {
    await server.stop();
    await database.close();
    parentPort?.postMessage('stopped');
  });
  parentPort?.postMessage('ready');
}

await serve(workerData as EmbeddedWorkerData);
