import { describe, expect, it } from 'vitest'
import { captchaNeeded, countedFailures, parseCaptchaRule } from './login-throttle-rules.ts'

describe('captchaNeeded', () => {
  it.each([
    [0, 'none'],
    [1, 'none'],
    [2, 'image'],
    [3, 'puzzle'],
    [9, 'puzzle'],
  ] as const)('after %i failures asks by default for: %s', (failures, kind) => {
    expect(captchaNeeded(failures)).toBe(kind)
  })

  it.each([
    ['always', 'never', 0, 'image'],
    ['never', 'always', 0, 'puzzle'],
    ['always', 'always', 0, 'puzzle'],
    ['never', 'never', 99, 'none'],
    ['always', 'after:3', 2, 'image'],
    ['always', 'after:3', 3, 'puzzle'],
    ['after:5', 'never', 4, 'none'],
    ['after:5', 'never', 5, 'image'],
    ['after:5', 'after:1', 1, 'puzzle'],
  ] as const)('image %s, puzzle %s, %i failures: %s', (image, puzzle, failures, kind) => {
    expect(captchaNeeded(failures, { image: ruleOf(image), puzzle: ruleOf(puzzle) })).toBe(kind)
  })
})

it.each([
  [2, 0, 2],
  [0, 9, 0],
  [0, 19, 1],
  [0, 20, 2],
  [3, 20, 3],
])('%i failures of the account and %i of the network count as %i', (account, network, counted) => {
  expect(countedFailures({ account, network })).toBe(counted)
})

describe('parseCaptchaRule', () => {
  it.each([
    ['always', 'always'],
    ['never', 'never'],
    ['after:2', { afterFailures: 2 }],
    [' After:12 ', { afterFailures: 12 }],
  ] as const)('reads %j', (text, rule) => {
    expect(parseCaptchaRule(text)).toEqual(rule)
  })

  it.each(['', 'after', 'after:', 'after:0', 'after:-1', 'after:1.5', 'after:02', 'after:1000', 'sometimes', 'off'])(
    'does not accept %j',
    (text) => {
      expect(parseCaptchaRule(text)).toBeUndefined()
    },
  )
})

function ruleOf(text: string) {
  const rule = parseCaptchaRule(text)
  if (rule === undefined) throw new Error(`not a captcha rule: ${text}`)
  return rule
}
