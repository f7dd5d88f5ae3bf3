import react from '@vitejs/plugin-react'
import { antdWords } from './vite-antd-words.ts'
import { leanAntd } from './vite-lean-antd.ts'
import { staticAntd, sheetGroup } from './vite-static-antd.ts'
import { defineConfig } from 'vitest/config'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), leanAntd(), antdWords(), staticAntd()],
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // antd's pieces do not say of themselves that importing them does nothing, so none of their parts would be left out.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // What every page needs and seldom changes, so that a new version of the console leaves it in the cache.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            { name: sheetGroup, test: /^\/antd\// },
            // What many pages share comes as one file instead of thirty: asking for a file costs more than its few bytes.
            { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, minShareCount: 4 },
            { name: 'antd', test: /node_modules[\\/](antd|@rc-component)[\\/]/, minShareCount: 14 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/systemInfoSocketServer': { target: server, ws: true },
    },
  },
  test: {
    name: 'console',
    environment: './one-window.ts',
    isolate: false,
    // What needs no page is tested without one: see the project console-rules.
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 300_000,
  },
})
