import './user-tags.css'
import type { UserTag } from '@zhanggui/contract/user/user'

interface Props {
  readonly of: readonly UserTag[]
  /** How many are shown; of the others only how many there are. */
  readonly most?: number
}

/** The tags of a user; in a row only the first of them. */
export function UserTags({ of: tags, most = 2 }: Props) {
  if (tags.length === 0) return '-'
  const more = tags.slice(most)
  return (
    <span className="user-tags">
      {tags.slice(0, most).map(({ id, name }) => (
        <span key={id} className="user-tag">
          {name}
        </span>
      ))}
      {more.length > 0 && (
        <span className="user-tag" title={more.map(({ name }) => name).join('、')}>
          +{more.length}
        </span>
      )}
    </span>
  )
}
