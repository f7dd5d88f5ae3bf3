import './buyer.css'

interface Props {
  readonly of: { readonly nickName: string; readonly isLogoff: boolean }
}

/** Who bought; whoever has closed the account since is marked. */
export const BuyerName = ({ of: { nickName, isLogoff } }: Props) => (
  <span className="buyer-name">
    {nickName}
    {isLogoff && <span className="buyer-gone">（已注销）</span>}
  </span>
)
