import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('app/document/browser/start.ts', import.meta.url));
const VIRTUAL = 'virtual:document-script';

/**
 * Bundles the script of the documents into one file of its own, which shares nothing with the application's, and tells its
 * address as `virtual:document-script`. In development the source itself is its address.
 */
export function documentScript(target: string[]): Plugin {
  let bundled: Promise<{ address: string; code: string }> | undefined;
  let isDevelopment = false;

  async function bundle() {
    const result = (await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        target,
        write: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { document: ENTRY },
          output: { entryFileNames: 'assets/[name]-[hash:7].js', codeSplitting: false },
        },
      },
    })) as Rolldown.RolldownOutput;
    const [{ fileName, code }] = result.output;
    return { address: `/${fileName}`, code };
  }

  return {
    name: 'document-script',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (isDevelopment) return `export default '/app/document/browser/start.ts';`;
      bundled ??= bundle();
      return `export default ${JSON.stringify((await bundled).address)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      bundled ??= bundle();
      const { address, code } = await bundled;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
  };
}
