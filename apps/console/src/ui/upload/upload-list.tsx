import './upload-list.css'
import {
  CheckCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  FileOutlined,
  RedoOutlined,
} from '@ant-design/icons'
import { fileSizeText } from '@zhanggui/domain/kernel/file/file-size'
import { Button } from 'antd'
import type { UploadItem } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

interface Props<T> {
  readonly uploads: Uploads<T>
}

/** The files that were chosen and how far each of them is. */
export function UploadList<T>({ uploads }: Props<T>) {
  const { items } = uploads
  if (items.length === 0) return null
  return (
    <div className="upload-list">
      <p role="status">{summaryOf(items, uploads.isBusy)}</p>
      <ul aria-label="上传的文件">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} uploads={uploads} />
        ))}
      </ul>
    </div>
  )
}

function summaryOf(items: readonly UploadItem<unknown>[], isBusy: boolean): string {
  const count = (state: UploadItem<unknown>['state']) => items.filter((item) => item.state === state).length
  if (isBusy) return `上传中，请稍候... ${count('done')} / ${items.length}`
  const failed = count('failed')
  return failed === 0 ? `已上传 ${items.length} 个文件` : `${failed} 个文件未能上传，已上传 ${count('done')} 个`
}

interface RowProps<T> extends Props<T> {
  readonly item: UploadItem<T>
}

function UploadRow<T>({ item, uploads }: RowProps<T>) {
  const { id, file, state, percent, problem } = item
  const isUnderway = state === 'waiting' || state === 'sending'
  return (
    <li data-state={state}>
      <span className="upload-icon" aria-hidden>
        {state === 'done' ? (
          <CheckCircleFilled aria-hidden />
        ) : state === 'failed' ? (
          <ExclamationCircleFilled aria-hidden />
        ) : (
          <FileOutlined aria-hidden />
        )}
      </span>
      <span className="upload-name" title={file.name}>
        {file.name}
      </span>
      <span className="upload-fact">{isUnderway ? progressText(item) : fileSizeText(file.size)}</span>
      <span className="upload-buttons">
        {state === 'failed' && item.canRetry && (
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined aria-hidden />}
            aria-label={`重新上传 ${file.name}`}
            onClick={() => uploads.retry(id)}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={`${isUnderway ? '取消上传' : '移除'} ${file.name}`}
          onClick={() => uploads.remove(id)}
        />
      </span>
      {state === 'sending' && <progress max={100} value={percent} aria-label={`${file.name}的进度`} />}
      {state === 'failed' && <span className="upload-problem">{problem}</span>}
    </li>
  )
}

function progressText({ state, percent }: UploadItem<unknown>): string {
  if (state === 'waiting') return '等待中'
  return percent < 100 ? `${percent}%` : '处理中'
}
