// Runs in the measured page: a file of its own, because what the loader of the measurements adds to functions is not there.

/** @typedef {{ click?: string, press?: string }} Step */

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const shownRows = () =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-row-key]')])
    .filter((row) => row.checkVisibility())
    .map((row) => row.dataset['rowKey'])
    .join()

Object.assign(window, {
  /**
   * When it is there, on the clock of the navigation. What is found in one frame is drawn at its end: the next one counts.
   * @param {string} selector
   */
  async timeUntilShown(selector) {
    while (document.querySelector(selector) === null) await nextFrame()
    await nextFrame()
    return performance.now()
  },
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
  openedWith() {
    const loaded = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      files: loaded.filter(({ name }) => /\.(js|css)$/.test(name)).length,
      calls: loaded.filter(({ initiatorType }) => initiatorType === 'fetch').length,
    }
  },
})
