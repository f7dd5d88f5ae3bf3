import './error-log.page.css'
import { Copy } from '#ui/action/copy.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useStore } from '#api/store.ts'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Button } from 'antd'
import { errorLog, type LoggedError } from './error-log.ts'

const inWords = ({ message, stack, path, at }: LoggedError) => [formatShopTime(at), path, stack || message].join('\n')

/** 错误日志: what went wrong in this browser tab, to be copied for support. */
export default function ErrorLogPage() {
  const entries = useStore(errorLog.entries).toReversed()
  return (
    <div className="error-log">
      <header>
        <div>
          <h1>错误日志</h1>
          <p>页面运行时出现的错误，只保存在当前浏览器标签页中。反馈问题时，请复制后发给技术人员。</p>
        </div>
        {entries.length > 0 && (
          <div className="error-log-tools">
            复制全部
            <Copy text={entries.map(inWords).join('\n\n')} label="全部错误" />
            <Button onClick={errorLog.clear}>清空</Button>
          </div>
        )}
      </header>
      {entries.length === 0 && <EmptyList title="没有错误" hint="页面运行正常。" />}
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.at.getTime()} ${entry.message}`}>
            <div className="error-log-line">
              <strong>{entry.message}</strong>
              <Copy text={inWords(entry)} label="错误详情" />
            </div>
            <p>
              <ShopTime at={entry.at} exact /> · <span>{entry.path}</span>
            </p>
            {entry.stack !== '' && (
              <details>
                <summary>调用位置</summary>
                <pre>{entry.stack}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
