import { expect, test, vi } from 'vitest'
import { UploadQueue } from './upload-queue.ts'

interface Sending {
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
  readonly arrive: (result: string) => void
  readonly fail: (error: Error) => void
}

function start(refuse?: (file: File) => string | undefined) {
  const sent: Sending[] = []
  const onDone = vi.fn<(result: string, file: File) => void>()
  const queue = new UploadQueue<string>({
    send: (file, way) => new Promise((arrive, fail) => sent.push({ file, ...way, arrive, fail })),
    ...(refuse ? { refuse } : {}),
    onDone,
  })
  const states = () => queue.items.get().map(({ state }) => state)
  return { queue, sent, onDone, states }
}

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index + 1}.png`))
const idOf = (queue: ReturnType<typeof start>['queue'], index: number) => queue.items.get()[index]?.id ?? 0

test('three files are on their way at once, the next when one has arrived', async () => {
  const { queue, sent, onDone, states } = start()
  queue.add(files(5))
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  sent[1]?.onProgress(40)
  expect(queue.items.get()[1]?.percent).toBe(40)
  sent[1]?.arrive('/b')
  await expect.poll(() => states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting'])
  expect(onDone.mock.calls.map(([result, file]) => [result, file.name])).toEqual([['/b', '2.png']])
})

test('a file that failed says why and can be sent again', async () => {
  const { queue, sent, states } = start()
  queue.add(files(1))
  sent[0]?.fail(new Error('图片文件不完整或已损坏'))
  await expect.poll(() => queue.items.get()[0]?.problem).toBe('图片文件不完整或已损坏')
  queue.retry(idOf(queue, 0))
  expect(states()).toEqual(['sending'])
  sent[1]?.arrive('/a')
  await expect.poll(() => queue.items.get()[0]?.result).toBe('/a')
})

test('a refused file is never sent, not even when asked again', () => {
  const { queue, sent, states } = start((file) => (file.name === '2.png' ? '文件过大' : undefined))
  queue.add(files(2))
  queue.retry(idOf(queue, 1))
  expect(states()).toEqual(['sending', 'failed'])
  expect(sent.map(({ file }) => file.name)).toEqual(['1.png'])
})

test('a file that is taken away stops, makes room, and is not told of when it arrives all the same', async () => {
  const { queue, sent, onDone, states } = start()
  queue.add(files(4))
  queue.remove(idOf(queue, 0))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual(['sending', 'sending', 'sending'])
  sent[0]?.arrive('/late')
  sent[1]?.arrive('/b')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onDone.mock.calls[0]?.[0]).toBe('/b')
})

test('clearing stops everything', () => {
  const { queue, sent, states } = start()
  queue.add(files(2))
  queue.clear()
  expect(states()).toEqual([])
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
