import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ComponentType, ReactNode } from 'react'
import { AddButton } from '#ui/action/add-button.tsx'
import { openAction, type RowAction } from '#ui/action/row-action.ts'
import { type SteppedList, useRecordDialog } from './use-record-dialog.tsx'

interface Editor {
  /** What the button says, and the call that makes a new record. */
  readonly add: readonly [string, Endpoint]
  readonly edit: Endpoint
  /** The dialog or drawer; without an id it makes a new record. */
  readonly dialog: ComponentType<{ readonly id?: number | undefined; readonly onClose: () => void }>
}

interface EditorParts {
  readonly addButton: ReactNode
  readonly editAction: (id: number, because?: string) => RowAction
  /** Stands beside the page's own content. */
  readonly element: ReactNode
}

/** The dialog that makes and edits the records of a list, with the button and the row action that open it. */
export function useEditor(list: SteppedList, { add: [label, add], edit, dialog: Dialog }: Editor): EditorParts {
  const { open, element } = useRecordDialog(list, (close, id) => <Dialog id={id} onClose={close} />)
  return {
    addButton: (
      <AddButton call={add} onClick={() => open()}>
        {label}
      </AddButton>
    ),
    editAction: (id, because) => openAction('编辑', () => open(id), edit, because),
    element,
  }
}
