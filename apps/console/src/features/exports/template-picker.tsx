import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { exportApi } from '@zhanggui/contract/export/export'
import type { ExportKind } from '@zhanggui/domain/export/export-codes'
import { Select } from 'antd'

interface Props {
  readonly kind: ExportKind
  readonly columns: readonly string[] | null
  readonly onChoose: (columns: readonly string[]) => void
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/** Columns that somebody in the shop has kept under a name. */
export function TemplatePicker({ kind, columns, onChoose }: Props) {
  const { data = [] } = useCall(exportApi.templates, {})
  const templates = data.filter((each) => each.kind === kind)
  const chosen = columns ? templates.find((each) => isSame(each.columns, columns)) : undefined
  return (
    <span className="export-templates">
      {templates.length > 0 && (
        <Select
          aria-label="列模板"
          placeholder="选用列模板"
          value={chosen?.id ?? null}
          options={templates.map(({ id, name, makerName }) => ({ value: id, label: name, title: `${makerName}添加` }))}
          onChange={(id) => onChoose(templates.find((each) => each.id === id)?.columns ?? [])}
        />
      )}
      {chosen?.mayChange && (
        <ActionButton
          call={exportApi.deleteTemplate}
          input={{ id: chosen.id }}
          look="link"
          confirm={{ name: chosen.name }}
          success="删除成功"
        >
          删除模板
        </ActionButton>
      )}
      {columns && columns.length > 0 && !chosen && <KeepButton kind={kind} columns={columns} />}
    </span>
  )
}

function KeepButton({ kind, columns }: { readonly kind: ExportKind; readonly columns: readonly string[] }) {
  const { run } = useAction()
  const { prompt } = useConfirm()
  const keep = () =>
    void prompt({
      title: '模板名称',
      action: '保存',
      max: 20,
      save: (name, refuse) =>
        run({
          call: exportApi.saveTemplate,
          input: { kind, name, columns: [...columns] },
          success: '已保存列模板',
          onRefused: refuse,
        }),
    })
  return (
    <Can call={exportApi.saveTemplate}>
      <Button look="link" onClick={keep}>
        保存为模板
      </Button>
    </Can>
  )
}
