/** Turns fullscreen on or off; false where the browser has none. */
export function toggleFullscreen(): boolean {
  if (!document.fullscreenEnabled) return false
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
  return true
}
