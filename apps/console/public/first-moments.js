// Remembers what somebody does in a page before its program has taken it over, which then does it (early-deeds.ts). Links work
// by themselves.
{
  const { dataset } = document.documentElement
  const deeds = (window.earlyDeeds = [])
  const answering = 'button, select, summary, [role=tab], input[type=checkbox], input[type=radio]'
  const note = (event) => {
    const { type, target } = event
    if ('taken' in dataset || !event.isTrusted || !(target instanceof Element)) return
    if (type === 'click') {
      const element = target.closest(`a[href], ${answering}`)
      if (!element || element.matches('a[href], select')) return
      event.preventDefault()
      deeds.push({ type, element })
    } else if (type === 'keydown' ? event.key === 'Enter' && target.matches('input') : 'value' in target) {
      deeds.push({ type, element: target, value: target.value })
    }
  }
  for (const type of ['click', 'input', 'change', 'keydown']) addEventListener(type, note, true)
}
