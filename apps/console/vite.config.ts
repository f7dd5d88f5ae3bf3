import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { antdWords } from './vite-antd-words.ts'
import { directImports } from './vite-direct-imports.ts'
import { leanAntd } from './vite-lean-antd.ts'
import { loginHtml } from './vite-login-html.ts'
import { chunkGroups, compileHint, layerModules } from './vite-chunks.ts'
import { pageFiles } from './vite-page-files.ts'
import { staticAntd } from './vite-static-antd.ts'
import { defineConfig } from 'vitest/config'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

/** What react-router gives everybody is for developing; it warns, and looks for what to warn of. */
const routerForUse = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production')

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerForUse }] : [] },
  plugins: [
    react({ compiler: true }),
    directImports(),
    leanAntd(),
    antdWords(),
    staticAntd(),
    layerModules(),
    pageFiles(),
    loginHtml(),
  ],
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
        codeSplitting: { groups: chunkGroups },
        postBanner: compileHint,
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
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
}))
