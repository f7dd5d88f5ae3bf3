// Remembers what somebody does in a page before its program has taken it over, which then does it (early-deeds.ts). Links work
// by themselves.
{
  const { dataset } = document.documentElement
  const deeds = (window.earlyDeeds = [])
  const answering = 'button, summary, [role=tab], input[type=checkbox], input[type=radio]'
  const remember = (event) => {
    const { type, target } = event
    if ('taken' in dataset || !(target instanceof Element)) return
    const isTyped = target.matches('input, textarea, select')
    if (type === 'click') {
      const element = target.closest(`a[href], ${answering}`)
      if (!element || element.matches('a[href]')) return
      event.preventDefault()
      deeds.push({ type, element })
    } else if (type === 'keydown') {
      // Enter in a field, and the keys that mean something everywhere.
      if (isTyped ? event.key !== 'Enter' : !event.ctrlKey && !event.metaKey) return
      const { key, ctrlKey, metaKey } = event
      if (key.toLowerCase() === 'k') event.preventDefault()
      deeds.push({ type, element: target, keys: { key, ctrlKey, metaKey } })
    } else if (isTyped) deeds.push({ type, element: target, value: target.value })
  }
  for (const type of ['click', 'input', 'change', 'keydown']) addEventListener(type, remember, true)
}
