const due = new Set<() => void>()

function run() {
  const works = [...due]
  due.clear()
  for (const work of works) work()
}

/** Does something when the frame that is being made has been drawn, unless it is called off before. */
export function afterFrame(work: () => void): () => void {
  if (due.size === 0) {
    // What nobody sees is not drawn.
    if (document.hidden) setTimeout(run)
    else requestAnimationFrame(() => setTimeout(run))
  }
  due.add(work)
  return () => due.delete(work)
}
