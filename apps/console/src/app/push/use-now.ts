import { useEffect, useState } from 'react'

/** Often enough for “N分钟前”. */
const RENEW = 30_000

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), RENEW)
    return () => clearInterval(timer)
  }, [])
  return now
}
