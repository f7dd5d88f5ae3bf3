/**
 * Asks again for style sheets that did not come. The loader that the build writes asks for each of them once: code that came at
 * the second attempt would be shown without its looks.
 */
export async function retrySheets(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  )
  await Promise.all(missing.map(askAgain))
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.href = link.href
  const loaded = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
  })
  link.replaceWith(again)
  return loaded
}
