import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useAction } from '#ui/action/use-action.ts'
import { Can } from '#ui/action/can.tsx'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { productApi } from '@zhanggui/contract/goods/product'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { type ExportFormat, exportFormat } from '@zhanggui/domain/product/product-codes'
import { Suspense, useState } from 'react'

const ExportDialog = lazyPart(() => import('#widgets/task-progress/export.dialog.tsx'))

interface Props {
  /** What the list shows; all of it is exported, not only the page in sight. */
  readonly filter: FilterOf<typeof productApi.list>
}

/** Exports what the list shows as a file of the chosen kind, which is saved as soon as it is there. */
export function ProductExportButton({ filter }: Props) {
  const { run, isBusy } = useAction()
  const [started, setStarted] = useState<{ taskId: number; fileName: string }>()
  const begin = (format: ExportFormat) =>
    run({
      call: productTransferApi.export,
      input: { ...filter, format },
      // The dialog says it, and a toast would lie over the buttons beside this one.
      success: '',
      onDone: setStarted,
    })
  return (
    <Can call={productTransferApi.export}>
      <MenuButton
        className="button"
        label="导出格式"
        isBusy={isBusy}
        entries={() =>
          exportFormat.codes.map((key) => ({
            key,
            label: exportFormat.label(key),
            onClick: () => void begin(key),
          }))
        }
      >
        导出
      </MenuButton>
      <Suspense>
        {started && <ExportDialog title="导出商品" {...started} onClose={() => setStarted(undefined)} />}
      </Suspense>
    </Can>
  )
}
