export type Strength = 'weak' | 'fair' | 'strong'

export const strengthText: Record<Strength, string> = { weak: '弱', fair: '中', strong: '强' }

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/** A hint for the person typing, never a refusal: length and variety, with repetition counting for nothing. */
export function passwordStrength(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (password.length < 8 || different < 5 || kinds < 2) return 'weak'
  return password.length >= 12 || kinds >= 3 ? 'strong' : 'fair'
}
