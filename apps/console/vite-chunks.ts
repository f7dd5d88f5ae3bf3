import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sheetGroup } from './vite-static-antd.ts'

const source = (path: string) => join(import.meta.dirname, 'src', path)

/** What is loaded together, each without what the ones before it have: by the modules from which everything follows. */
const layers = {
  start: ['main.tsx'],
  // With what the home page and lists have in common.
  shell: [
    'app/inside.tsx',
    'ui/action/action-button.tsx',
    'ui/show/money.tsx',
    'ui/show/due-time.tsx',
    'ui/show/shop-time.tsx',
    'ui/list/trail/open-record.tsx',
    'widgets/picture-picker/library/picture-frame.tsx',
    '../../../packages/contract/src/kernel/order.ts',
  ],
  list: [
    'ui/list/list-page.tsx',
    'ui/list/whole-list-page.tsx',
    'ui/list/use-list-state.ts',
    'ui/list/use-whole-list.ts',
    'ui/action/row-action.ts',
    'ui/action/row-actions.tsx',
    'ui/action/row-switch.tsx',
    'ui/action/add-button.tsx',
    'ui/action/use-dialog.tsx',
    'ui/action/use-confirm.tsx',
    'ui/show/code-tag.tsx',
    'ui/list/filters/filter-bar.tsx',
    'ui/input/input-problem.tsx',
    'ui/list/trail/use-editor.tsx',
    'ui/list/trail/steps-context.ts',
    'ui/list/fresh/fresh-rows.tsx',
    'ui/list/fresh/use-steady-rows.ts',
    'widgets/list-views/use-list-views.tsx',
    'widgets/task-progress/task-of-address.tsx',
    'widgets/task-progress/format-export-button.tsx',
  ],
  goods: [
    'features/products/product-paths.ts',
    'features/products/use-shop-state.ts',
    'features/products/use-submit-question.ts',
    'features/products/timed/use-timed-dialog.tsx',
    'widgets/category-cascader/category-filter.tsx',
    '../../../packages/contract/src/goods/product-batch.ts',
    '../../../packages/contract/src/goods/product-collect.ts',
    '../../../packages/contract/src/goods/product-import.ts',
    '../../../packages/contract/src/goods/product-transfer.ts',
    '../../../packages/contract/src/goods/timed-change.ts',
    '../../../packages/domain/src/product/product-state.ts',
  ],
  home: ['features/home/dashboard.page.tsx'],
}

const layerOf = new Map<string, string>()

/** Finds out which module belongs to which layer, once all of them are known. */
export function layerModules(): Plugin {
  return {
    name: 'layer-modules',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      layerOf.clear()
      for (const [layer, roots] of Object.entries(layers)) {
        const waiting = roots.map(source)
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          const info = this.getModuleInfo(id)
          if (!info) this.error(`${id} is no module: the ${layer} layer begins elsewhere now`)
          if (layerOf.has(id)) continue
          layerOf.set(id, layer)
          waiting.push(...info.importedIds)
        }
      }
    },
  }
}

/** Sheets of antd stand before all of ours (head-styles.ts), so they are files of their own. */
const sheetFile = (id: string) => {
  const layer = layerOf.get(id)
  return layer === undefined ? sheetGroup(id) : `antd-${layer}`
}

/** Code that is there to be run at once, as the first line tells the browser: it is compiled beside the page, not in its way. */
const RUN_AT_ONCE = '//# allFunctionsCalledOnLoad'
const isRunAtOnce = (name: string) => name === 'react' || name in layers || name.endsWith('.page')

export const compileHint = ({ name }: { readonly name: string }): string => (isRunAtOnce(name) ? RUN_AT_ONCE : '')

const areaOf = (id: string) => /packages[\\/](?:contract|domain)[\\/]src[\\/](\w+)/.exec(id)?.[1]

/**
 * A page is to come in a handful of files: asking for a file costs more than its few bytes. What every page needs and seldom
 * changes has a file of its own, so that a new version of the console leaves it in the cache.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: sheetFile, debugName: 'antd sheets', test: /^\/antd\// },
  ...Object.keys(layers).map((name) => ({ name, test: (id: string) => layerOf.get(id) === name })),
  {
    name: (id: string) => {
      const area = areaOf(id)
      return area === undefined ? null : `area-${area}`
    },
    debugName: 'areas',
    test: /packages[\\/](contract|domain)[\\/]/,
    minShareCount: 2,
  },
  { name: 'antd', test: /node_modules[\\/](antd|@rc-component|@ant-design)[\\/]/, minShareCount: 6 },
  { name: 'parts', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 6 },
]
