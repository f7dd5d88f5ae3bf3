import './log-record.drawer.css'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { LogRow } from '@zhanggui/contract/log'
import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { Alert, Descriptions, Drawer } from 'antd'
import { prettyText } from './pretty-text.ts'

interface Props {
  /** Nothing where the address names a line that is not on this page. */
  readonly row: LogRow | undefined
  readonly onClose: () => void
  /** The page that it stands on is on its way. */
  readonly isComing: boolean
}

export const LogRecord = ({ row, isComing, onClose }: Props) => (
  <Drawer open title={row ? row.description : '操作详情'} size={640} extra={<RecordSteps />} onClose={onClose}>
    {row && <Record row={row} />}
    {!row && !isComing && <Alert type="info" showIcon title="这条记录不在当前页，请翻页或调整筛选条件查找" />}
  </Drawer>
)

function Record({ row }: { readonly row: LogRow }) {
  return (
    <div className="log-record">
      <Descriptions
        column={{ xs: 1, sm: 2 }}
        size="small"
        items={[
          { key: 'what', label: '操作对象', span: 'filled', children: row.subject || '-' },
          { key: 'who', label: '管理员账号', children: `${row.adminAccount}（${row.adminId}）` },
          { key: 'when', label: '操作时间', children: <ShopTime at={row.createTime} exact /> },
          { key: 'type', label: '操作类型', children: <CodeTag table={operationType} code={row.methodType} /> },
          { key: 'status', label: '操作状态', children: <CodeTag table={operationStatus} code={row.status} /> },
          { key: 'ip', label: '主机地址', children: row.ip || '-' },
          { key: 'id', label: 'ID', children: row.id },
          { key: 'url', label: '请求URL', span: 'filled', children: `${row.requestMethod} ${row.url}` },
        ]}
      />
      {row.errorMsg !== '' && <Alert type="error" showIcon title={row.errorMsg} />}
      <Changes of={row.changes} />
      <Text title="请求参数" text={row.requestParam} />
      <Text title="返回参数" text={row.result} />
    </div>
  )
}

function Changes({ of }: { readonly of: LogRow['changes'] }) {
  if (of.length === 0) return null
  return (
    <section>
      <h2 id="log-changes">变更内容</h2>
      <table className="log-changes" aria-labelledby="log-changes">
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">变更前</th>
            <th scope="col">变更后</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before || '-'}</td>
              <td>{after || '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Text = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text === '' ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      <pre>{prettyText(text)}</pre>
    </section>
  )
