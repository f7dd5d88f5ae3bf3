import './user-columns.css'

interface Props {
  readonly of: { readonly nickname: string; readonly avatar: string }
  readonly isLarge?: boolean
}

/** The picture of a user, or how the nickname begins. */
export const UserAvatar = ({ of: { nickname, avatar }, isLarge = false }: Props) => (
  <span className="user-avatar" data-large={isLarge} aria-hidden>
    {avatar === '' ? [...nickname][0] : <img src={avatar} alt="" loading="lazy" />}
  </span>
)
