import { storeText, useStoredText } from '#ui/live/stored-text.ts'

const KEY = 'push-muted'

/** Whether this browser keeps quiet about pushes: the tab that sounds need not be the one where it was switched off. */
export const mute = {
  get: () => localStorage.getItem(KEY) === '1',
  set: (muted: boolean) => storeText(KEY, muted ? '1' : undefined),
}

export const useMuted = () => useStoredText(KEY) === '1'
