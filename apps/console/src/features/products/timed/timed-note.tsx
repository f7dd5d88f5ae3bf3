import './timed.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { Link } from 'react-router'
import { timedPath, waitingPath } from './timed-paths.ts'
import { changeText, minuteText } from './timed-words.ts'

interface Props {
  readonly of: { readonly id: number; readonly name: string }
}

/** What is to come for a product; nothing where nothing is. */
export function TimedNote({ of: { id, name } }: Props) {
  const enabled = mayCall(timedChangeApi.ofProduct, useSession())
  const { data = [] } = useCall(timedChangeApi.ofProduct, { id }, { enabled })
  const [first] = data
  if (!first) return null
  const words = data.map((change) => `${minuteText(change.runTime)} ${changeText(change)}`).join('\n')
  return (
    <Link className="timed-waiting" to={data.length === 1 ? timedPath(first.id) : waitingPath(name)} data-hint={words}>
      {`有 ${data.length} 个定时变更`}
    </Link>
  )
}
