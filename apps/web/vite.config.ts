import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { documentScript } from './document-script.ts';
import { pageChunks, piecesTogether } from './page-chunks.ts';

const TARGET = ['es2022', 'safari16', 'chrome109'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), documentScript(TARGET)],
  build: {
    target: TARGET,
    // Drawings and fonts stay files: one cached download each, nothing doubled inside pages.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // Pages without a form bring the contract late; that pages with one bring it at once is no mistake. And how
      // long the bundler took is no news for whoever starts a portal.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      // The pages' server names the same files as the browser's pages.
      output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
    },
  },
  // A page names its styles with a closing `#`, by the framework. A script that comes late looks whether its styles are
  // there, and would add the frame's a second time, behind those of the screen that overrule them: it asks by the same name.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && file.endsWith('.css') ? `/${file}#` : undefined,
  },
  environments: {
    // With a map beside the pages' server, so that a fault in the log names the line of its source.
    ssr: { build: { sourcemap: true, rollupOptions: { input: 'app/page-bundle.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: pageChunks(), debugName: 'pages', priority: 1 },
                { name: piecesTogether, debugName: 'pieces' },
              ],
            },
            // Each page brings the names of all scripts: 42 bits tell two versions of one apart as well as 48 do.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  // The server opens the port; Vite only builds, or serves modules behind it in development.
  server: { middlewareMode: true },
});
