import { ActionButton } from '#ui/action/action-button.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useNow } from '#ui/live/use-now.ts'
import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { LIST_PAGE } from '../../product-paths.ts'
import { ImportRows } from '../rows/import-rows.tsx'
import { canMatch, isBroken, isUndoBroken, productsIn, timeLeft, whyNotUndo } from '../import-progress.ts'
import { NewUpload } from './new-upload.tsx'
import { resultColumns } from '../rows/row-columns.tsx'
import { undoing } from '../undoing.ts'

const { is, label } = importOutcome

interface Props {
  readonly file: ProductImport
  readonly onMatchAgain: () => void
}

/** What became of a file: taken in, taken back, or neither. */
export function ResultStep({ file, onMatchAgain }: Props) {
  const navigate = useNavigate()
  const { undoUntil } = file
  const isFailed = file.state === importState.is.failed
  return (
    <section className="import-part" aria-label="导入结果">
      <Verdict file={file} />
      {productsIn(file) > 0 && <ImportRows id={file.id} columns={resultColumns} by="outcome" tabs={tabsOf(file)} />}
      <SaveBar note={undoUntil && <UndoLimit until={undoUntil} />}>
        {undoUntil && <UndoButton file={file} until={undoUntil} />}
        {canMatch(file.state) && <Button onClick={onMatchAgain}>重新匹配列</Button>}
        <NewUpload isPrimary={isFailed}>{isFailed ? '重新上传' : '导入另一个文件'}</NewUpload>
        {!isFailed && (
          <Button type="primary" onClick={() => void navigate(LIST_PAGE)}>
            查看商品列表
          </Button>
        )}
      </SaveBar>
    </section>
  )
}

function Verdict({ file }: { readonly file: ProductImport }) {
  const { state, done, failed, undone, kept, refused } = file
  const skipped = refused > 0 ? `，跳过 ${refused} 个有问题的` : ''
  if (isBroken(file)) return <Broken file={file} />
  if (state === importState.is.undone) {
    return kept > 0 ? (
      <Alert type="warning" showIcon title={`已撤销 ${undone} 个商品，${kept} 个未能撤销，原因见下表。`} />
    ) : (
      <Alert type="success" showIcon title={`已撤销这次导入的 ${undone} 个商品。`} />
    )
  }
  return failed > 0 ? (
    <Alert type="warning" showIcon title={`已导入 ${done} 个商品，${failed} 个导入失败${skipped}，原因见下表。`} />
  ) : (
    <Alert type="success" showIcon title={`导入完成，共 ${done} 个商品${skipped}。`} />
  )
}

/** It ended before its end: how far it came. */
function Broken({ file }: { readonly file: ProductImport }) {
  const { done, undone, kept, undoUntil } = file
  const reason = file.error || '服务器出错，请稍后重试'
  if (isUndoBroken(file)) {
    const back = `已撤销 ${undone} 个商品${kept > 0 ? `，${kept} 个未能撤销` : ''}`
    const left = done > 0 ? `，还有 ${done} 个没有撤销${undoUntil ? '，可以再次撤销' : ''}` : ''
    return <Alert type="error" showIcon title={`撤销未能完成：${reason}`} description={`${back}${left}。`} />
  }
  const taken = done > 0 ? `已导入 ${done} 个商品，其余的没有改动。` : '没有改动任何商品。'
  return <Alert type="error" showIcon title={`未能完成：${reason}`} description={taken} />
}

function tabsOf(file: ProductImport) {
  const counts = [
    [is.done, file.state === importState.is.undone ? 0 : file.done],
    [is.failed, file.failed],
    [is.undone, file.undone],
    [is.kept, file.kept],
  ] as const
  const some = counts.filter(([, count]) => count > 0)
  return [
    { value: '', label: '全部', count: productsIn(file) },
    ...some.map(([value, count]) => ({ value, label: label(value), count })),
  ]
}

function UndoLimit({ until }: { readonly until: Date }) {
  const left = timeLeft(until, useNow())
  if (!left) return '已超过撤销时间'
  return (
    <>
      <ShopTime at={until} exact /> 前可以撤销（{left}）
    </>
  )
}

interface UndoProps {
  readonly file: ProductImport
  readonly until: Date
}

function UndoButton({ file, until }: UndoProps) {
  const now = useNow()
  return (
    <ActionButton {...undoing(file)} because={whyNotUndo(file, until, now)} isDanger>
      撤销导入
    </ActionButton>
  )
}
