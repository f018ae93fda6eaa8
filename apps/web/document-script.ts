import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Scripts of the documents, by the name under which their address is told. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'virtual:document-script': 'app/document/browser/start.ts',
  'virtual:crisis-rules-script': 'app/document/browser/crisis-rules.ts',
  'virtual:crisis-reader-script': 'app/document/browser/crisis-reader.ts',
  'virtual:line-promotion-script': 'app/shell/line/show-promotion.ts',
  'virtual:faq-finder-script': 'app/features/faq/find-questions.ts',
};

/**
 * Bundles each script of the documents into one file of its own, which shares nothing with the application's, and tells its
 * address by its virtual name. In development the source itself is its address.
 */
export function documentScripts(target: string[]): Plugin {
  const bundled = new Map<string, ReturnType<typeof bundle>>();
  let isDevelopment = false;

  const once = (source: string) => {
    const known = bundled.get(source) ?? bundle(source, target);
    bundled.set(source, known);
    return known;
  };

  return {
    name: 'document-scripts',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: (id) => (id in SCRIPTS ? `\0${id}` : undefined),
    async load(id) {
      const source = id.startsWith('\0') ? SCRIPTS[id.slice(1)] : undefined;
      if (source === undefined) return undefined;
      const address = isDevelopment ? `/${source}` : (await once(source)).address;
      return `export default ${JSON.stringify(address)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { address, code } of await Promise.all(Object.values(SCRIPTS).map(once)))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
  };
}

async function bundle(source: string, target: string[]): Promise<{ address: string; code: string }> {
  const entry = fileURLToPath(new URL(source, import.meta.url));
  const name = source === SCRIPTS['virtual:document-script'] ? 'document' : '[name]';
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `assets/${name}-[hash:7].js`, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ fileName, code }] = result.output;
  return { address: `/${fileName}`, code };
}
