import { BlockableButton } from '#ui/action/blockable-button.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { importAction } from '@zhanggui/domain/product/import-codes'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { CommitDialog } from '../commit.dialog.tsx'
import { ImportRows } from '../rows/import-rows.tsx'
import { productsIn } from '../import-progress.ts'
import { NewUpload } from './new-upload.tsx'
import { checkColumns } from '../rows/row-columns.tsx'

const { is, label } = importAction

interface Props {
  readonly file: ProductImport
  readonly onMatchAgain: () => void
  /** The import has begun. */
  readonly onStarted: () => void
}

/** What would happen, product by product; nothing has happened yet. */
export function CheckStep({ file, onMatchAgain, onStarted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { id, creates, changes, same, refused } = file
  const tabs = [
    { value: '', label: '全部', count: productsIn(file) },
    { value: is.create, label: label(is.create), count: creates },
    { value: is.change, label: label(is.change), count: changes },
    { value: is.same, label: label(is.same), count: same },
    { value: is.refused, label: label(is.refused), count: refused },
  ]
  const count = creates + changes
  return (
    <section className="import-part" aria-label="检查结果">
      <Verdict file={file} />
      <ImportRows id={id} columns={checkColumns} by="action" tabs={tabs} />
      <SaveBar note="还没有改动任何商品">
        <Button onClick={onMatchAgain}>重新匹配列</Button>
        <NewUpload>重新上传</NewUpload>
        <BlockableButton
          look="primary"
          because={count === 0 ? '没有可以导入的商品' : undefined}
          isDanger={false}
          isBusy={false}
          onClick={() => setAsking(true)}
        >
          {count === 0 ? '导入' : `导入 ${count} 个商品`}
        </BlockableButton>
      </SaveBar>
      {isAsking && <CommitDialog file={file} onStarted={onStarted} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Verdict({ file: { creates, changes, refused } }: { readonly file: ProductImport }) {
  if (refused > 0) {
    const rest = creates + changes > 0 ? '，也可以跳过它们，只导入其余的' : ''
    return <Alert type="warning" showIcon title={`${refused} 个商品有问题。请按说明改好文件后重新上传${rest}。`} />
  }
  if (creates + changes > 0) return <Alert type="success" showIcon title="检查通过，可以导入。" />
  return <Alert type="info" showIcon title="文件与店铺里的商品完全一致，没有需要导入的内容。" />
}
