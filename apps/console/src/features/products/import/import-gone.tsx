import { EmptyList } from '#ui/list/list-empty.tsx'
import { NewUpload } from './steps/new-upload.tsx'

/** Files are kept for a week, and an address for longer. */
export const ImportGone = () => (
  <div className="import-sheet">
    <EmptyList
      title="这次导入的记录已不存在"
      hint="记录和文件只保留 7 天，已经导入的商品不受影响。"
      action={<NewUpload isPrimary>上传新文件</NewUpload>}
    />
  </div>
)
