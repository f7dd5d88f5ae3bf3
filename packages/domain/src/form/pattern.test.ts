import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePattern } from './pattern.ts'

const matches = (written: string, text: string) => {
  const parsed = parsePattern(written)
  return 'pattern' in parsed ? parsed.pattern.matches(text) : parsed.fault
}

describe('a pattern says what the language’s own engine says', () => {
  test.each([
    [String.raw`/^1[3-9]\d{9}$/`, ['13800138000', '1380013800', '138001380001', 'x13800138000']],
    [String.raw`/^\w+([-+.]\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*$/`, ['a@b.cn', 'a.b-c@d.e.f', 'a@b', '@b.cn']],
    [String.raw`/^(https?:\/\/)?[\w-]+(\.[\w-]+)+$/i`, ['HTTP://a.cn', 'a.cn', 'ftp://a.cn', 'a']],
    [String.raw`/^[\u4e00-\u9fa5]{2,4}$/`, ['张三', '张', '欧阳某某', '张3']],
    ['/^(?=.*[a-z])(?=.*\\d)(?!.*\\s).{6,}$/', ['abc123', 'abcdef', '123456', 'ab 123', 'a1']],
    [String.raw`/\bcat\b/`, ['a cat!', 'concat', 'cat']],
    ['/^a$/m', ['b\na\nb', 'b\nab']],
    ['/^.$/u', ['😀', '中', 'ab']],
    ['/^.$/', ['😀', '\n']],
    ['/^.$/s', ['\n']],
    [String.raw`/^\p{Script=Han}+$/u`, ['汉字', 'hanzi']],
    ['/a{,2}|^}$/', ['a{,2}', 'aa', '}']],
    ['/^(?<year>\\d{4})-(?:0[1-9]|1[0-2])$/', ['2026-12', '2026-13']],
    ['/^$|x/', ['', 'ax', 'a']],
  ])('%s', (written, texts) => {
    const [, body = '', flags = ''] = /^\/(.+)\/(\w*)$/s.exec(written) ?? []
    for (const text of texts) expect(matches(written, text), text).toBe(new RegExp(body, flags).test(text))
  })

  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '^', '$', '\\b', '(?:)', '\\.', '1')
  const grow = (part: fc.Arbitrary<string>) =>
    fc.oneof(
      fc.tuple(part, part).map(([one, other]) => one + other),
      fc.tuple(part, part).map(([one, other]) => `(?:${one}|${other})`),
      fc
        .tuple(part, fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,}', '*?'))
        .map(([one, sign]) => `(${one})${sign}`),
    )
  const body = grow(fc.oneof(atom, grow(fc.oneof(atom, grow(atom)))))

  test('for whatever is put together', () => {
    fc.assert(
      fc.property(
        body,
        fc.constantFrom('', 'i', 'm', 's', 'u'),
        fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', '.', ' ', '\n'), maxLength: 7 }),
        (source, flags, text) => {
          expect(matches(`/${source}/${flags}`, text)).toBe(new RegExp(source, flags).test(text))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('what would never end, ends', () => {
  test.each(['/^(a+)+$/', '/^(a|a)*$/', '/^(a|aa)+$/', '/a*a*a*a*a*a*b/', '/^(([a-z])+.)+[A-Z]([a-z])+$/'])(
    '%s',
    (written) => {
      expect(matches(written, `${'a'.repeat(4000)}!`)).toBe(false)
    },
  )

  test('counts that multiply are refused, of nothing too', () => {
    for (const written of ['/((a{99}){99}){99}/', '/(?:(?:){99999}){99999}/', '/a{999999999}/']) {
      expect(matches(written, 'a')).toBe('不支持的正则写法：重复次数过多')
    }
  })

  test('no text whatever makes it throw', () => {
    const chars = fc.string({
      unit: fc.constantFrom(...String.raw`/\()[]{}|?*+^$.=!<>:-,dwbpukx0129aé😀`),
      maxLength: 40,
    })
    fc.assert(
      fc.property(chars, fc.constantFrom('', 'u', 'gi', 'v', 'd'), fc.string(), (source, flags, text) => {
        expect(typeof matches(`/${source}/${flags}`, text)).toMatch(/boolean|string/)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['alert(1)', '正则表达式应写作 /…/'],
  ['//', '正则表达式应写作 /…/'],
  ['/a/;alert(1)//', '正则表达式应写作 /…/'],
  ['/a/d', '不支持的正则标志：d'],
  ['/(/', '正则表达式有语法错误'],
  [String.raw`/(a)\1/`, String.raw`不支持的正则写法：\1`],
  ['/a(?=b)/', '不支持的正则写法：(?=b'],
  ['/(?<!a)b/', '不支持的正则写法：(?<!'],
  [`/${'a'.repeat(300)}/`, '正则表达式超过300个字符'],
])('%s is refused with its reason', (written, reason) => {
  expect(matches(written, 'a')).toBe(reason)
})
