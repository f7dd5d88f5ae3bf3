import { keeperOf } from '#api/network/shown-account.ts'
import type { Session } from '#api/session.ts'
import { Link } from 'react-router'
import { recentPages } from './recent-pages.ts'
import { shortcutGroups } from './shortcuts.ts'

/** The pages this person may open, recently used first. */
export function ShortcutList({ session: { user, menus } }: { session: Session }) {
  return (
    <section className="card" data-wide="true" aria-labelledby="dashboard-shortcuts">
      <header>
        <h2 id="dashboard-shortcuts">快捷入口</h2>
      </header>
      <ul className="dashboard-shortcuts">
        {shortcutGroups(menus, recentPages(keeperOf(user))).map((group) => (
          <li key={group.name}>
            <h3>{group.name}</h3>
            <ul aria-label={group.name}>
              {group.pages.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
