import './product-import.page.css'
import '#ui/list/list-page.css'
import { CallError } from '#api/call-error.ts'
import { LoadFailed, EmptyList } from '#ui/list/list-empty.tsx'
import { StaleAlert } from '#ui/list/table/stale-alert.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { Steps } from '#ui/show/steps.tsx'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { importState } from '@zhanggui/domain/product/import-codes'
import { Skeleton } from 'antd'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { LIST_PAGE } from '../product-paths.ts'
import { CheckStep } from './steps/check-step.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { canMatch, importSteps, isRunning, isBroken, stepOf } from './import-progress.ts'
import { ResultStep } from './steps/result-step.tsx'
import { UploadStep } from './steps/upload-step.tsx'
import { useImport } from './use-import.ts'
import { WorkStep } from './steps/work-step.tsx'
import { NewUpload } from './steps/new-upload.tsx'

/** Files are kept for a week, and an address for longer. */
const ImportGone = () => (
  <div className="import-sheet">
    <EmptyList
      title="这次导入的记录已不存在"
      hint="记录和文件只保留 7 天，已经导入的商品不受影响。"
      action={<NewUpload isPrimary>上传新文件</NewUpload>}
    />
  </div>
)

const { is } = importState
const ways = { label: '导入步骤', titles: importSteps }
/** `step=columns`: back to the columns of a file that was checked already. */
const [STEP, COLUMNS] = ['step', 'columns']

/** A file of products on its way into the shop. Which file, and so which step, is in the address. */
export default function ProductImportPage() {
  const titleId = useId()
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const isOpen = Number.isSafeInteger(id) && id > 0
  return (
    <section className="import-page" aria-labelledby={titleId}>
      <PageHead back={LIST_PAGE} title="导入商品" titleId={titleId} />
      {isOpen ? (
        <OpenImport key={id} id={id} />
      ) : (
        <>
          <Steps {...ways} current={0} />
          <UploadStep />
        </>
      )}
    </section>
  )
}

function OpenImport({ id }: { readonly id: number }) {
  const { data: file, error, refetch } = useImport(id)
  const retry = () => void refetch()
  if (error instanceof CallError && error.code === resultCode.notFound) return <ImportGone />
  if (!file && error) return <LoadFailed error={error} onRetry={retry} />
  if (!file) {
    return (
      <div role="status" aria-label="正在加载">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    )
  }
  return (
    <>
      {error && <StaleAlert reason={error.message} onRetry={retry} />}
      <ShownImport file={file} />
    </>
  )
}

function ShownImport({ file }: { readonly file: ProductImport }) {
  const [search, setSearch] = useSearchParams()
  const isMatching = file.state === is.uploaded || (search.get(STEP) === COLUMNS && canMatch(file.state))
  const isOver = file.state === is.committed || file.state === is.undone
  const match = () => setSearch({ id: String(file.id), [STEP]: COLUMNS })
  // What was looked at before is of no use for what comes now.
  const begin = () => setSearch({ id: String(file.id) }, { replace: true })
  return (
    <>
      <Steps
        {...ways}
        current={isMatching ? 1 : stepOf[file.state]}
        isFailed={isBroken(file) && !isMatching}
        isOver={isOver}
      />
      <p className="import-file">
        <strong>{file.fileName}</strong>
        <span>{file.rows} 行</span>
        <span>
          {file.adminName} 上传于 <ShopTime at={file.createTime} />
        </span>
      </p>
      {isMatching ? (
        <ColumnsStep file={file} onStarted={begin} />
      ) : isRunning(file.state) ? (
        <WorkStep file={file} />
      ) : file.state === is.checked ? (
        <CheckStep file={file} onMatchAgain={match} onStarted={begin} />
      ) : (
        <ResultStep file={file} onMatchAgain={match} />
      )}
    </>
  )
}
