import { vi } from 'vitest'

/** A camera for page tests: it sees these codes one after the other, blank for none; `stop` hears that it was let go of. */
export function putCamera(sights: readonly string[], getUserMedia?: () => Promise<unknown>) {
  const left = [...sights]
  const stop = vi.fn<() => void>()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      readonly detect = async () => {
        const rawValue = left.shift() ?? ''
        return rawValue === '' ? [] : [{ rawValue }]
      }
    },
  )
  const open = getUserMedia ?? (async () => ({ getTracks: () => [{ stop }] }))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } })
  return { left, stop }
}

export function takeCameraAway() {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
}
