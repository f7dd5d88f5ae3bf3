import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdWords } from './vite-antd-words.ts'
import { directImports } from './vite-direct-imports.ts'
import { leanAntd } from './vite-lean-antd.ts'
import { staticAntd } from './vite-static-antd.ts'

/** Libraries and the contract know of no person: they are loaded once, the console's own code anew for every page. */
const shared =
  /[\\/](node_modules[\\/](react|react-dom|scheduler|react-router|antd|@ant-design|@rc-component|@tanstack|zod|dayjs|clsx|@emotion|@babel|stylis)|packages[\\/](contract|domain))[\\/]/

/** The console as the server draws its pages with it: see docs/adr/0071. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react({ compiler: true }), directImports(), leanAntd(), antdWords(), staticAntd()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Nothing is installed beside the built server but what the server itself needs.
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/draw.tsx',
    outDir: 'dist-draw',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false }],
      },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        codeSplitting: { groups: [{ name: 'shared', test: shared }] },
      },
    },
  },
})
