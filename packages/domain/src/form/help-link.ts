const OUTSIDE = /^https?:\/\/[^\s\\]+$/i
const INSIDE = /^(?:\/(?!\/)|\.{1,2}\/|[?#])[^\s\\]*$/

/** Where a help link may lead: to a website, or to a page of this one. Everything else (`javascript:`) is no link. */
export function helpLink(written: string): string | undefined {
  const address = written.trim()
  // Browsers drop control characters inside an address, which could turn one kind into another.
  if (/\p{Cc}/u.test(address)) return undefined
  return OUTSIDE.test(address) || INSIDE.test(address) ? address : undefined
}
