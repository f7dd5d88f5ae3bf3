import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { Progress } from 'antd'
import { importProgress } from './import-progress.ts'

/** How far the server is with a file, as everybody who sees the file may know. */
export function SharedProgress({ file }: { readonly file: ProductImport }) {
  const worked = importProgress(file)
  if (!worked) {
    return (
      <div className="import-shared">
        <p role="status">{`正在处理，共 ${file.rows} 行`}</p>
      </div>
    )
  }
  const { total, settled } = worked
  return (
    <div className="import-shared">
      <Progress
        percent={total === 0 ? 0 : Math.min(99, Math.floor((settled / total) * 100))}
        status="active"
        aria-label="进度"
      />
      <p role="status">{`已处理 ${settled} / ${total} 个商品`}</p>
    </div>
  )
}
