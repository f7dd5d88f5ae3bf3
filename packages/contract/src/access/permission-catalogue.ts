import catalogue from './permission-catalogue.json' with { type: 'json' }

interface CataloguedPermission {
  readonly permission: string
  readonly title: string
  /** Empty where the platform's catalogue names no call. */
  readonly method: string
  readonly path: string
  /** The menu page it belongs to; empty for what every role holds. */
  readonly page: string
}

/** @internal The platform's permission catalogue: every code that a role may be granted, built or not. The tests hold us to it. */
export const permissionCatalogue: readonly CataloguedPermission[] = catalogue
