// Who may import whom. `forbidden` lists what each part must not reach; tools/rules/import-arrows.test.ts plants one violation
// per rule, so a rule that stops working is noticed.

const test = '\\.test\\.tsx?$'
const ours = '^(apps|packages|demo|bench|e2e|tools)/'
/** Files for tests alone: fake-server.ts, test-setup.ts, session-for-tests.ts. */
const forTests = '/((fake|test)-[^/]+|[^/]+-for-tests)\\.tsx?$'
const workshop = '^(demo|bench|e2e|tools)/'
const door = '/features/[^/]+/(public\\.ts|[^/]+\\.pages\\.ts)$'

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const packages = [
  forbid(
    'domain-imports-nothing',
    'Rules are pure: no package, no Node, no I/O.',
    { path: '^packages/domain/src/', pathNot: test },
    { pathNot: '^packages/domain/src/' },
  ),
  forbid(
    'contract-imports-domain-and-zod',
    'The contract is read by server and browser alike.',
    { path: '^packages/contract/src/', pathNot: test },
    { pathNot: ['^packages/(domain|contract)/src/', '^node_modules/zod/'] },
  ),
  forbid(
    'package-tests-stay-in-packages',
    'A rule is tested without the programs that use it.',
    { path: `^packages/.*${test}` },
    { path: ours, pathNot: '^packages/' },
  ),
]

const consoleLayers = [
  forbid(
    'console-api-is-the-bottom',
    'api knows the packages only (session.ts needs the session area of the contract).',
    { path: '^apps/console/src/api/' },
    { path: '^apps/console/src/', pathNot: '^apps/console/src/api/' },
  ),
  forbid(
    'console-ui-knows-no-business',
    'ui sees api, the domain and the kernel of the contract, never an area of it.',
    { path: '^apps/console/src/ui/' },
    {
      path: '^(apps/console|packages/contract)/src/',
      pathNot: ['^apps/console/src/(ui|api)/', '^packages/contract/src/kernel/'],
    },
  ),
  forbid(
    'console-calls-by-the-kit',
    'Reads by useCall or load, what one click does by useAction, what a form saves by useForm.',
    { path: '^apps/console/src/(app|features|widgets)/', pathNot: test },
    { path: '^apps/console/src/api/call\\.ts$' },
  ),
  forbid(
    'console-widgets-below-features',
    'widgets are shared by features and know none of them.',
    { path: '^apps/console/src/widgets/' },
    { path: '^apps/console/src/', pathNot: '^apps/console/src/(widgets|ui|api)/' },
  ),
  forbid(
    'console-features-below-app',
    'A feature works in any shell.',
    { path: '^apps/console/src/features/' },
    { path: '^apps/console/src/', pathNot: '^apps/console/src/(features|widgets|ui|api)/' },
  ),
  forbid(
    'console-feature-through-its-door',
    'Another feature only through its public.ts or *.pages.ts.',
    { path: '^apps/console/src/features/([^/]+)/' },
    { path: '^apps/console/src/features/', pathNot: ['^apps/console/src/features/$1/', door] },
  ),
  forbid(
    'console-app-through-the-doors',
    'The shell knows the pages and the public.ts of a feature, nothing inside it.',
    { path: '^apps/console/src/(app/|[^/]+$)' },
    { path: '^apps/console/src/features/', pathNot: door },
  ),
]

const serverLayers = [
  forbid(
    'server-platform-is-the-bottom',
    'platform serves every feature and knows none of them: of the contract it sees the kernel, never an area.',
    { path: '^apps/server/src/platform/', pathNot: test },
    {
      path: '^(apps/server|packages/contract)/src/',
      pathNot: ['^apps/server/src/platform/', '^packages/contract/src/kernel/'],
    },
  ),
  forbid(
    'server-features-below-app',
    'Features and the gateway are listed by app.ts, never the other way.',
    { path: '^apps/server/src/(features|gateway)/', pathNot: test },
    { path: '^apps/server/src/[^/]+$' },
  ),
  forbid(
    'server-feature-through-its-door',
    'Another feature only through its public.ts: one writer per table.',
    { path: '^apps/server/src/features/([^/]+)/' },
    {
      path: '^apps/server/src/(features|gateway)/',
      pathNot: ['^apps/server/src/features/$1/', '/features/[^/]+/public\\.ts$'],
    },
  ),
  forbid(
    'server-gateway-through-the-doors',
    'The gateway does what staff do, by the same functions.',
    { path: '^apps/server/src/gateway/' },
    { path: '^apps/server/src/features/', pathNot: '/features/[^/]+/public\\.ts$' },
  ),
  forbid(
    'server-gateway-knows-no-session',
    'Who calls the gateway is a key; a person is somebody of a merchant.',
    { path: '^apps/server/src/gateway/', pathNot: test },
    { path: '^apps/server/src/platform/session/' },
  ),
  forbid(
    'gateway-contract-for-the-gateway',
    "What the platform's back office calls is nobody else's business in the programs.",
    { path: '^apps/[^/]+/src/', pathNot: '^apps/server/src/gateway/' },
    { path: '^packages/contract/src/gateway/' },
  ),
  forbid(
    'console-contract-without-gateway',
    'The console downloads the contract of its own calls and nothing of the platform.',
    { path: '^packages/contract/src/', pathNot: ['^packages/contract/src/gateway/', test] },
    { path: '^packages/contract/src/gateway/' },
  ),
  forbid(
    'server-app-lists-features',
    'app.ts lists routes and jobs and does nothing else with a feature.',
    { path: '^apps/server/src/[^/]+$' },
    { path: '^apps/server/src/(features|gateway)/', pathNot: ['/[^/]+\\.(routes|job)\\.ts$', '/public\\.ts$'] },
  ),
]

const database = [
  forbid(
    'driver-in-its-place',
    'The database driver only in *.sql.ts and platform/db/.',
    { pathNot: ['\\.sql\\.ts$', '^apps/server/src/platform/db/', '^node_modules/'] },
    { path: '^node_modules/(@types/)?pg/' },
  ),
  forbid(
    'sql-in-its-place',
    'Queries only in *.sql.ts and platform/db/; the type of a handle may be named anywhere.',
    { pathNot: ['\\.sql\\.ts$', '^apps/server/src/platform/db/', '^node_modules/'] },
    { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  ),
]

const borders = [
  forbid(
    'apps-never-meet',
    'They share the packages only.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'product-without-workshop',
    'What is shipped needs nothing of demo, bench, e2e and tools; tests of the whole program may know its demo shops.',
    { path: '^apps/', pathNot: '^apps/server/test/' },
    { path: workshop },
  ),
  forbid(
    'workshop-without-console',
    'Journeys see the console in a browser.',
    { path: workshop },
    { path: '^apps/console/src/' },
  ),
  forbid(
    'no-test-parts-in-the-product',
    'Test parts are imported by tests.',
    { path: '^apps/[^/]+/src/', pathNot: [test, forTests] },
    { path: [test, forTests, '^apps/server/test/', '^node_modules/(vitest|fast-check|@testing-library)/'] },
  ),
]

const everywhere = [
  forbid('no-barrel', 'Import the file that has it.', {}, { path: `${ours}.*/index\\.[cm]?[jt]sx?$` }),
  forbid('no-cycle', 'Types count too.', { path: ours }, { circular: true, viaOnly: { pathNot: '\\.pages\\.ts$' } }),
  forbid(
    'no-cycle-through-pages',
    'A list of pages may close a circle by a lazy import() only.',
    { path: '\\.pages\\.ts$' },
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
  forbid(
    'resolves',
    'An import that leads nowhere would escape every other rule.',
    { path: ours },
    { couldNotResolve: true },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...packages, ...consoleLayers, ...serverLayers, ...database, ...borders, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-draw)?/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
