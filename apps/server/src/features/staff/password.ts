import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP names as a minimum: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Verified for unknown accounts, so that they take as long as known ones. */
const nobody = hashPassword('nobody has this password')

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== undefined
}
