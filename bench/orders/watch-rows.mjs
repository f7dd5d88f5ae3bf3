// Runs in the page, read as text: notes when each order number is first seen in the table, and asks for new rows as soon as
// they are offered.

/** @type {Map<string, number>} */
const seen = new Map()
Object.assign(window, { seenOrders: seen })
new MutationObserver(() => {
  const now = Date.now()
  for (const [orderNo] of document.querySelector('tbody')?.textContent.matchAll(/SH\d{21}/g) ?? []) {
    if (!seen.has(orderNo)) seen.set(orderNo, now)
  }
  const button = document.querySelector('.fresh-rows button')
  if (button instanceof HTMLButtonElement) button.click()
}).observe(document.body, { childList: true, subtree: true, characterData: true })
