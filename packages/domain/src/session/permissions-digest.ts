import { fnv1a } from '../kernel/fnv1a.ts'

/** A short name for a set of permissions: who compares two names need not send the sets. */
export const permissionsDigest = (permissions: Iterable<string>): string =>
  fnv1a([...new Set(permissions)].toSorted().join(',')).toString(36)
