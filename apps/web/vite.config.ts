import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: ['es2022', 'safari16', 'chrome109'],
    // Drawings and fonts stay files: one cached download each, nothing doubled inside pages.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  // The server opens the port; Vite only builds, or serves modules behind it in development.
  server: { middlewareMode: true },
});
