import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const [eager, modest, third] = [1, 2, 3]
let queue: FairQueue
/** Running work, in the order of entering. */
let working: string[]
let ends: Map<string, () => void>

const open = (limits: { all: number; each: number; waiting?: number; waitingOfAll?: number; patienceMs?: number }) => {
  queue = new FairQueue({ waiting: 100, ...limits }, () => new Error('no place'))
}
const ask = (party: number, name: string, isPatient = false) =>
  queue.run(
    party,
    async () => {
      working.push(name)
      await new Promise<void>((resolve) => void ends.set(name, resolve))
      return name
    },
    isPatient,
  )
const end = async (name: string) => {
  ends.get(name)?.()
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  working = []
  ends = new Map()
})

describe('a party', () => {
  test('has so many places and a line of its own', async () => {
    open({ all: 10, each: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(eager, name)
    void ask(modest, 'b1')
    expect(working).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    await end('a2')
    expect(working).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('keeps to half of its places while others are at work, and has all of them again afterwards', async () => {
    open({ all: 10, each: 4 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void ask(eager, name)
    void ask(modest, 'b1')
    for (const name of ['a1', 'a2']) await end(name)
    expect(working).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
    await end('a3')
    expect(working.at(-1)).toBe('a5')
    await end('b1')
    expect(working.slice(-2)).toEqual(['a6', 'a7'])
  })

  test('takes turns with the others where all places are taken', async () => {
    open({ all: 1, each: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask(eager, name)
    for (const name of ['b1', 'b2']) void ask(modest, name)
    void ask(third, 'c1')
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
    expect(working).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('with too many waiting calls is refused at once, others are not', async () => {
    open({ all: 2, each: 1, waiting: 1 })
    void ask(eager, 'a1')
    void ask(eager, 'a2')
    await expect(ask(eager, 'a3')).rejects.toThrow('no place')
    void ask(modest, 'b1')
    expect(working).toEqual(['a1', 'b1'])
  })

  test('is refused where too many of all wait, unless it cannot ask again', async () => {
    open({ all: 1, each: 1, waitingOfAll: 1 })
    void ask(eager, 'a1')
    void ask(modest, 'b1')
    await expect(ask(third, 'c1')).rejects.toThrow('no place')
    void ask(third, 'c2', true)
    for (const name of ['a1', 'b1']) await end(name)
    expect(working).toEqual(['a1', 'b1', 'c2'])
  })

  test('whose patience is over leaves its place in the line to the next', async () => {
    vi.useFakeTimers()
    open({ all: 1, each: 1, patienceMs: 1000 })
    void ask(eager, 'a1')
    const refused = ask(modest, 'b1').catch(String)
    vi.advanceTimersByTime(999)
    void ask(third, 'c1')
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(await refused).toBe('Error: no place')
    await end('a1')
    expect(working).toEqual(['a1', 'c1'])
  })
})

test('work that fails gives its place back', async () => {
  open({ all: 1, each: 1 })
  await expect(queue.run(eager, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  void ask(modest, 'b1')
  expect(working).toEqual(['b1'])
})
