import { ActionButton } from '#ui/action/action-button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { useOnlyRecord } from '#ui/form/edit/use-record.ts'
import { useForm } from '#ui/form/use-form.ts'
import { printerApi, printerDraft } from '@zhanggui/contract/store/printer'
import { PrinterFields, printerValues } from './printer-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SlipDialog } from './slip.dialog.tsx'

/** 小票打印机: secrets are shown masked and stay what they are unless others are typed. */
export default function PrinterCard() {
  const record = useOnlyRecord(printerApi.info)
  const form = useForm({
    call: printerApi.save,
    schema: printerDraft,
    record,
    loaded: printerValues,
    success: '保存成功',
  })
  const head = (
    <div className="store-head">
      <h2>小票打印机</h2>
      <PrinterTools id={record.data?.id ?? 0} isDirty={form.isDirty} />
    </div>
  )
  return (
    <SettingsForm form={form} label="小票打印机" saveText="保存" head={head}>
      <PrinterFields form={form} />
    </SettingsForm>
  )
}

interface ToolsProps {
  /** 0: none is set up. */
  readonly id: number
  readonly isDirty: boolean
}

function PrinterTools({ id, isDirty }: ToolsProps) {
  const slip = useDialog((close, printed: { isSandbox: boolean; slip: string }) => (
    <SlipDialog printed={printed} onClose={close} />
  ))
  const none = id === 0 ? '请先保存打印机配置' : undefined
  return (
    <div className="store-tools">
      <ActionButton
        call={printerApi.test}
        input={{}}
        because={none ?? (isDirty ? '有未保存的修改，请先保存' : undefined)}
        success=""
        onDone={slip.open}
      >
        测试打印
      </ActionButton>
      <ActionButton
        call={printerApi.reset}
        input={{ id }}
        because={none}
        isDanger
        confirm={{
          text: '重置后打印机的全部配置和密钥都会清除，小票不再打印。',
          action: '重置打印机',
          isDanger: true,
        }}
        success="操作成功"
      >
        重置
      </ActionButton>
      {slip.element}
    </div>
  )
}
