import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = path.dirname(fileURLToPath(import.meta.url));

// Apart from the product's own build: its editor is large, changes with the lock file alone, and never reaches a person's browser.
export default defineConfig({
  root: here,
  base: '/explorer/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: path.resolve(here, '../../dist/explorer'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8000,
    reportCompressedSize: false,
    rolldownOptions: { input: path.join(here, 'explorer.html') },
  },
});
