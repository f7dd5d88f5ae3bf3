import { useAction } from '#ui/action/use-action.ts'
import { Can } from '#ui/action/can.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type ExportFormat, exportFormat } from '@zhanggui/domain/task/task-codes'
import { Suspense, useState } from 'react'

const ExportDialog = lazyPart(() => import('#widgets/task-progress/export.dialog.tsx'))

interface Started {
  readonly taskId: number
  readonly fileName: string
}

interface Props<E extends Endpoint> {
  readonly call: E
  readonly title: string
  /** What the list shows; all of it is exported, not only the page in sight. */
  readonly inputOf: (format: ExportFormat) => InputOf<E>
}

/** Exports what a list shows as a file of the chosen kind, which is saved as soon as it is there. */
export function FormatExportButton<E extends Endpoint>({ call, title, inputOf }: Props<E>) {
  const { run, isBusy } = useAction()
  const [started, setStarted] = useState<Started>()
  const begin = (format: ExportFormat) =>
    run({
      call,
      input: inputOf(format),
      // The dialog says it, and a toast would lie over the buttons beside this one.
      success: '',
      onDone: (reply) => setStarted(reply as Started),
    })
  return (
    <Can call={call}>
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
        {started && <ExportDialog title={title} {...started} onClose={() => setStarted(undefined)} />}
      </Suspense>
    </Can>
  )
}
