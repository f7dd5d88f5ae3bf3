import { useEffect, useState } from 'react'

const REST = 300

/** A value once it has stopped changing for a moment: for what is asked while somebody types. */
export function useSettled<T extends string | number | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
