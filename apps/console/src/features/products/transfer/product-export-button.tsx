import { useAction } from '#ui/action/use-action.ts'
import { Can } from '#ui/action/can.tsx'
import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { productApi } from '@zhanggui/contract/goods/product'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { type ExportFormat, exportFormat } from '@zhanggui/domain/product/product-codes'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { fetchExport, exportedFile } from './exported-file.tsx'

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
      <Dropdown
        trigger={['click']}
        disabled={isBusy}
        menu={{
          items: exportFormat.codes.map((key) => ({ key, label: exportFormat.label(key) })),
          onClick: ({ key }) => void begin(key as ExportFormat),
        }}
      >
        <Button loading={isBusy}>导出</Button>
      </Dropdown>
      {started && (
        <TaskDialog
          title="导出商品"
          taskId={started.taskId}
          onClose={() => setStarted(undefined)}
          onEnd={({ status }) => {
            if (status === taskStatus.is.done) void fetchExport(started.fileName)
          }}
          result={exportedFile}
        />
      )}
    </Can>
  )
}
