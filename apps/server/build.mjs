import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Our own packages are TypeScript source and go into the bundle; everything from the registry stays in node_modules,
 * where native modules and packages that read their own files work.
 * @type {import('esbuild').Plugin}
 */
const registryPackagesStayOutside = {
  name: 'registry-packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@zhanggui/') ? undefined : { path, external: true },
    )
  },
}

await rm(here('dist'), { recursive: true, force: true })

// The server alone and with the demo shops, and what runs in its threads. All files lie in dist/ itself, as deep as those directly in src/: what those
// find by `new URL('../migrations/', import.meta.url)` is the same folder in both.
await build({
  entryPoints: {
    main: here('src/main.ts'),
    demo: here('../../demo/main.ts'),
    thread: here('src/platform/threads/thread.ts'),
    'drawing-thread': here('src/platform/http/pages/drawing-thread.ts'),
  },
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  plugins: [registryPackagesStayOutside],
  logLevel: 'warning',
})
