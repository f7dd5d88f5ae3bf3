import type { Person } from '#features/people/public'
import type { SecretBox } from '#platform/secrets/secret-box'

export type FactorOwner = Pick<Person, 'personId' | 'sealName'>

/** Whose they are: what is sealed for one person cannot be opened for another. */
const secretName = ({ sealName }: FactorOwner) => `factor:${sealName}`
const codesName = ({ sealName }: FactorOwner) => `factor-codes:${sealName}`

export const sealSecret = (secrets: SecretBox, owner: FactorOwner, secret: Buffer) =>
  secrets.seal(secret.toString('base64'), secretName(owner))

export const openSecret = async (secrets: SecretBox, owner: FactorOwner, sealed: Buffer): Promise<Buffer> =>
  Buffer.from(await secrets.open(sealed, secretName(owner)), 'base64')

export const sealCodes = (secrets: SecretBox, owner: FactorOwner, text: string) => secrets.seal(text, codesName(owner))

export const openCodes = (secrets: SecretBox, owner: FactorOwner, sealed: Buffer) =>
  secrets.open(sealed, codesName(owner))
