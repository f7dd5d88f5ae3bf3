const words = '[a-z0-9]+(?:-[a-z0-9]+)*'
const scriptRoles = ['api.test', 'config', 'dom.test', 'job', 'page.test', 'pages', 'routes', 'spec', 'sql', 'test']
const viewRoles = ['dialog', 'dialog.test', 'drawer', 'drawer.test', 'page', 'page.test', 'test']
const styleRoles = ['dialog', 'drawer', 'page']
const sayNothing = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager'])

const withRoles = (roles: readonly string[], ending: string) =>
  new RegExp(`^${words}(?:\\.(?:${roles.map((role) => role.replace('.', '\\.')).join('|')}))?\\.${ending}$`)

/** By ending; a name with a role that does not belong to its ending is wrong too. */
const shapes: Readonly<Record<string, RegExp>> = {
  ts: withRoles(scriptRoles, 'ts'),
  tsx: withRoles(viewRoles, 'tsx'),
  css: withRoles(styleRoles, 'css'),
  mjs: new RegExp(`^\\.?${words}\\.mjs$`),
  sql: /^\d{4}_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/,
}

/** Where a role may live. */
const homes: readonly (readonly [RegExp, RegExp])[] = [
  [/\.sql\.ts$/, /^(apps\/server|demo|bench|e2e)\//],
  [/\.routes\.ts$/, /^apps\/server\/src\/(features|gateway)\//],
  [/\.pages\.ts$/, /^apps\/console\/src\/(features|app|(ui|widgets)\/gallery)\//],
  [/\.api\.test\.ts$/, /^apps\/server\//],
  [/\.dom\.test\.ts$/, /^apps\/console\//],
  [/\.spec\.ts$/, /^e2e\//],
  [/\.sql$/, /^apps\/server\/migrations\//],
]

/** Why a code file must not have this path. */
export function whyBadPath(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const shape = shapes[name.slice(name.lastIndexOf('.') + 1)]
  if (!shape?.test(name)) return 'not kebab-case, or a suffix that is no role'
  if (name.startsWith('index.')) return 'a barrel'
  if (path.split(/[/.-]/).some((word) => sayNothing.has(word))) return 'a name that says nothing'
  if (homes.some(([role, home]) => role.test(name) && !home.test(path))) return 'a role in the wrong place'
  return undefined
}
