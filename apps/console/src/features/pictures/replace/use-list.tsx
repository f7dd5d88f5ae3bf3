import './replace.css'
import type { ReplacementPlace } from '@zhanggui/contract/store/picture-replacement'
import { type PictureUser, pictureUser, pictureUserPath } from '@zhanggui/domain/picture/picture-places'

interface Props {
  readonly title: string
  readonly uses: readonly ReplacementPlace[]
  /** Why nothing happens in places of a kind. */
  readonly whyOf?: (kind: PictureUser) => string | undefined
}

/** Places that show a picture by their kind, each with the way to it. */
export function UseList({ title, uses, whyOf }: Props) {
  const kinds = pictureUser.codes.filter((kind) => uses.some((use) => use.kind === kind))
  return (
    <section className="use-list" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className="use-kind">{pictureUser.label(kind)}</span>
            <span>
              {uses
                .filter((use) => use.kind === kind)
                .map((use) => (
                  // The dialog lies over a page where something is chosen.
                  <a key={use.refId} href={pictureUserPath(use)} target="_blank" rel="noreferrer">
                    {use.label}
                  </a>
                ))}
              {whyOf && <small>{whyOf(kind)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
