import { describe, expect, test } from 'vitest'
import { Lanes } from './lanes.ts'

const BUSY = '正在处理的文件较多，请稍后重试'

/** Work that goes on until it is told to end, and the order in which it began. */
function watched(limits: Partial<ConstructorParameters<typeof Lanes>[0]> = {}) {
  const lanes = new Lanes({ lanes: 1, waitingOfOne: 10, waiting: 10, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, isPatient = false) =>
    lanes.run(
      name.codePointAt(0) ?? 0,
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => void ends.set(name, () => resolve(name)))
      },
      isPatient,
    )
  const end = async (name: string, ended: Promise<string>) => {
    ends.get(name)?.()
    expect(await ended).toBe(name)
    // What begins next begins before this.
    await Promise.resolve()
  }
  return { lanes, begun, run, end }
}

describe('owners take turns', () => {
  test('whoever has one thing to do is not behind all of somebody else', async () => {
    const { begun, run, end } = watched()
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
    const running = new Map(names.map((name) => [name, run(name)]))
    for (let turn = 0; turn < names.length; turn += 1) {
      await expect.poll(() => begun.length).toBe(turn + 1)
      const name = begun[turn] ?? ''
      await end(name, running.get(name) ?? Promise.reject(new Error(name)))
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('and one of them never takes two lanes', async () => {
    const { begun, run, end } = watched({ lanes: 2 })
    const [first, second, other] = [run('a1'), run('a2'), run('b1')]
    await expect.poll(() => begun).toEqual(['a1', 'b1'])
    await end('b1', other)
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1', first)
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
    await end('a2', second)
  })
})

describe('too many who wait', () => {
  test('of one owner, and of all, are refused; patient ones are not', async () => {
    const { begun, run, end } = watched({ waitingOfOne: 1, waiting: 2 })
    const [a1, a2] = [run('a1'), run('a2')]
    await expect(run('a3')).rejects.toMatchObject({ code: 503, message: BUSY })
    const b1 = run('b1')
    await expect(run('c1')).rejects.toThrow(BUSY)
    const c2 = run('c2', true)
    await end('a1', a1)
    await expect.poll(() => begun.at(-1)).toBe('b1')
    await end('b1', b1)
    await expect.poll(() => begun.at(-1)).toBe('c2')
    await end('c2', c2)
    await expect.poll(() => begun.at(-1)).toBe('a2')
    await end('a2', a2)
  })
})

test('what fails makes room', async () => {
  const { lanes } = watched({ waiting: 1 })
  const failed = lanes.run(1, () => Promise.reject(new Error('x')))
  const next = lanes.run(1, () => Promise.resolve('next'))
  await expect(failed).rejects.toThrow('x')
  expect(await next).toBe('next')
})
