import './fresh-rows.css'
import { Button } from '#ui/action/button.tsx'
import type { ListEndpoint } from '#ui/list/list-call.ts'
import type { SteadyList } from './use-steady-rows.ts'

interface Props<E extends ListEndpoint> {
  readonly of: SteadyList<E>
  /** What the rows are: 订单. */
  readonly noun: string
  /** What they are counted in, where it is not 条. */
  readonly measure?: string
}

/** What has come and gone since the rows were last asked for. It lies over them, so that they stay where they are. */
export function FreshRows<E extends ListEndpoint>({
  of: { list, fresh, gone, renew },
  noun,
  measure = '条',
}: Props<E>) {
  const isMany = fresh >= list.address.size
  const news = [
    fresh > 0 && `有 ${fresh}${isMany ? '+' : ''} ${measure}新${noun}`,
    gone > 0 && `${gone} ${measure}${noun}已不在此列表`,
  ].filter((text) => text !== false)
  return (
    <div className="fresh-rows" role="status">
      {news.length > 0 && (
        <Button look="primary" onClick={renew}>
          {`${news.join('，')}，点击${fresh > 0 ? '查看' : '刷新'}`}
        </Button>
      )}
    </div>
  )
}
