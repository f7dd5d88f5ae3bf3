import { useApp } from '#ui/feedback/use-app.ts'

/** Does something, or says why not (spec §5: the picture library answers a click with a message). */
export function useReason() {
  const { message } = useApp()
  return (reason: string | undefined, act: () => void) => {
    if (reason === undefined) act()
    else void message.warning(reason)
  }
}
