import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('app/document/browser/start.ts', import.meta.url));
const VIRTUAL = 'virtual:document-script';

/**
 * Bundles the script of the documents, which shares nothing with the application's, and tells its address as
 * `virtual:document-script`. What a press alone needs lies in files beside it, fetched with that press. In development the
 * source itself is its address.
 */
export function documentScript(target: string[]): Plugin {
  let bundled: Promise<Rolldown.OutputChunk[]> | undefined;
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
        modulePreload: false,
        rolldownOptions: {
          input: { document: ENTRY },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/document-[name]-[hash:7].js',
          },
        },
      },
    })) as Rolldown.RolldownOutput;
    return result.output.filter((file) => file.type === 'chunk');
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
      const entry = (await bundled).find(({ isEntry }) => isEntry);
      return `export default ${JSON.stringify(`/${entry?.fileName}`)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      bundled ??= bundle();
      for (const { fileName, code } of await bundled)
        this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
