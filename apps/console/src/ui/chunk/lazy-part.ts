import { network } from '#api/network/network.ts'
import { type ComponentType, lazy } from 'react'
import { retrySheets } from './retry-sheets.ts'

/** How often code is asked for over a network that seems to work, and the milliseconds between. */
const ATTEMPTS = 3
const PAUSE = 1000

/**
 * A part of a page whose code is loaded when it is first shown. Without a network it stays on its way until there is one:
 * what people see or have typed around it must not go because a part is late.
 */
export const lazyPart = <P>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => untilLoaded(load))

async function untilLoaded<T>(load: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isOffline = network.get() === 'offline'
    if (!isOffline && attempt === ATTEMPTS) throw error
    await (isOffline ? networkBack() : new Promise((resolve) => setTimeout(resolve, PAUSE)))
    return untilLoaded(() => retrySheets().then(load), isOffline ? attempt : attempt + 1)
  }
}

const networkBack = () =>
  new Promise<void>((resolve) => {
    const stop = network.subscribe(() => {
      if (network.get() === 'offline') return
      stop()
      resolve()
    })
  })
