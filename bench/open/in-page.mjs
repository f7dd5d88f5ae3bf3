// Runs in the measured page: a file of its own, because what the loader of the measurements adds to functions is not there.

/** @typedef {{ click?: string, press?: string }} Step */

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const shownRows = () =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-row-key]')])
    .filter((row) => row.checkVisibility())
    .map((row) => row.dataset['rowKey'])
    .join()

/** What is found in one frame is drawn at its end; this task comes next, before whatever the page still has to do. */
const frameIsDrawn = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' })

/** @type {Map<string, Promise<number>>} */
const watched = new Map()

/** React has put its handlers there. @param {Element} element */
const isAnswering = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * @param {string} selector
 * @param {boolean} isTaken
 */
async function whenShown(selector, isTaken) {
  const isThere = () => [...document.querySelectorAll(selector)].some((each) => !isTaken || isAnswering(each))
  while (!isThere()) await nextFrame()
  await frameIsDrawn()
  return performance.now()
}

/** Reported a little after it has happened. */
async function whenPainted() {
  for (;;) {
    const [entry] = performance.getEntriesByName('first-contentful-paint')
    if (entry) return entry.startTime
    await nextFrame()
  }
}

Object.assign(window, {
  /**
   * Watches from the first frame on: whoever asks later waits for whatever the page is doing.
   * @param {string} selector
   * @param {boolean} isTaken The program has taken over what the server has drawn.
   */
  watchFor(selector, isTaken) {
    watched.set(`${selector} ${isTaken}`, whenShown(selector, isTaken))
  },
  /**
   * When it was there, on the clock of the navigation.
   * @param {string} selector
   * @param {boolean} isTaken
   */
  timeUntilShown: (selector, isTaken) => watched.get(`${selector} ${isTaken}`),
  /**
   * Does one thing and waits for rows in sight that are others than before it.
   * @param {Step} step
   * @param {number} patience
   */
  async timeStep({ click, press }, patience) {
    const before = shownRows()
    const start = performance.now()
    if (click !== undefined)
      document.querySelector(click)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    if (press !== undefined) {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
      document.querySelector(press)?.dispatchEvent(enter)
    }
    while (shownRows() === '' || shownRows() === before) {
      await nextFrame()
      if (performance.now() - start > patience) throw new Error(`nothing happened at ${location.href}`)
    }
    await nextFrame()
    return performance.now() - start
  },
  /**
   * Compressed bytes of scripts and styles that were asked for by then. The chart comes when the browser is idle, be it before.
   * @param {number} milliseconds On the clock of the navigation.
   */
  codeAskedBefore(milliseconds) {
    const loaded = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return loaded
      .filter(({ name, startTime }) => startTime < milliseconds && /\.(js|css)$/.test(name))
      .filter(({ name }) => !name.includes('/trend-chart-'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  },
  async openedWith() {
    const firstPaint = await whenPainted()
    const loaded = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    const asked = loaded.filter(({ initiatorType }) => initiatorType === 'fetch')
    return {
      firstPaint,
      files: loaded.filter(({ name }) => /\.(js|css)$/.test(name)).length,
      calls: asked.length,
      twice: asked.length - new Set(asked.map(({ name }) => name.replace(/[?&]_t=\d+/, ''))).size,
    }
  },
})
