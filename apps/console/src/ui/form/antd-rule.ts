import type { TextRule } from '@zhanggui/domain/kernel/text-rules'

/** A rule of the domain for a field that belongs to no call. */
export const antdRule = (rule: TextRule) => ({
  validator(_: unknown, value: unknown): Promise<void> {
    const problem = rule(typeof value === 'string' ? value : '')
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem))
  },
})
