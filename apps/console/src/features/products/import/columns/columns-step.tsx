import { DataTable } from '#ui/list/table/data-table.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { useUnsaved } from '#ui/page/unsaved.ts'
import { useAction } from '#ui/action/use-action.ts'
import { type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { importField } from '@zhanggui/domain/product/import-codes'
import { missingForNew, whyNotMapping } from '@zhanggui/domain/product/import-mapping'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { choiceOf, choose, type ColumnChoice, mappingOf } from './column-choice.ts'
import { type FileColumn, matchColumns } from './match-columns.tsx'
import { NewUpload } from '../steps/new-upload.tsx'

interface Props {
  readonly file: ProductImport
  /** The check has begun. */
  readonly onStarted: () => void
}

/** Each column of the file with the field that it holds. The server has guessed; a person has the last word. */
export function ColumnsStep({ file, onStarted }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(file))
  const [isStarted, setStarted] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, isBusy } = useAction()
  const mapping = mappingOf(choice)
  const because = whyNotMapping(mapping)
  useUnsaved(!isStarted && String(choice) !== String(choiceOf(file)))
  const begin = async () => {
    setRefusal(undefined)
    const onRefused = ({ message }: Error) => setRefusal(message)
    const isDone = await run({ call: productImportApi.check, input: { id: file.id, mapping }, success: '', onRefused })
    if (!isDone) return
    setStarted(true)
    onStarted()
  }
  const rows = file.columns.map(({ title, samples }, column): FileColumn => ({ column, title, samples }))
  const columns = matchColumns(choice, (column, field) => setChoice(choose(choice, column, field)))
  return (
    <section className="import-part" aria-label="匹配列">
      <Missing choice={choice} />
      <DataTable
        name="productImport.columns"
        label="文件的列"
        columns={columns}
        rows={rows}
        keyOf={({ column }) => column}
        empty={null}
      />
      {refusal && <Alert type="error" showIcon title={refusal} />}
      <SaveBar note={because ?? `已匹配 ${mapping.length} 列，其余 ${rows.length - mapping.length} 列不导入`}>
        <NewUpload>重新上传</NewUpload>
        <Button type="primary" disabled={because !== undefined} loading={isBusy} onClick={() => void begin()}>
          {refusal ? '重试' : '开始检查'}
        </Button>
      </SaveBar>
    </section>
  )
}

/** New products need more than a change of those that are there. */
function Missing({ choice }: { readonly choice: ColumnChoice }) {
  const missing = missingForNew(mappingOf(choice)).map((field) => importField.label(field))
  if (missing.length === 0) return null
  return <Alert type="info" showIcon title={`添加商品还需要：${missing.join('、')}。只修改已有商品时不需要。`} />
}
