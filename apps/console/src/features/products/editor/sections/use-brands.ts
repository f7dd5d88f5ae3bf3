import { textOf } from '#api/call-error.ts'
import { load } from '#api/load.ts'
import { type BrandRow, platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { useEffect, useState } from 'react'

const PAGE = 20
/** How long somebody may go on typing before brands are asked for. */
const WAIT = 300

interface Found {
  /** Of which question these are the answers. */
  readonly about: string
  readonly rows: readonly BrandRow[]
  readonly total: number
  readonly error?: string
}

const nothing: Found = { about: '', rows: [], total: 0 }

/** The brands of a platform category by their name, twenty at a time. */
export function useBrands(categoryId: number | undefined, name: string) {
  const [found, setFound] = useState(nothing)
  const [page, setPage] = useState(1)
  const about = `${categoryId} ${name}`
  const [asked, setAsked] = useState(about)
  if (asked !== about) {
    setAsked(about)
    setPage(1)
  }
  useEffect(() => {
    if (categoryId === undefined) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const query = { cid: categoryId, page, limit: PAGE, ...(name === '' ? {} : { brandName: name }) }
      try {
        const { list, total } = await load(platformGoodsApi.brands, query, stop.signal)
        setFound((before) => ({ about, total, rows: page === 1 ? list : [...before.rows, ...list] }))
      } catch (error) {
        if (!stop.signal.aborted) setFound({ ...nothing, about, error: textOf(error) })
      }
    }
    const timer = setTimeout(() => void ask(), name === '' ? 0 : WAIT)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [categoryId, name, page, about])

  const isCurrent = found.about === about
  return {
    brands: isCurrent ? found.rows : [],
    error: isCurrent ? found.error : undefined,
    isLoading: categoryId !== undefined && !isCurrent,
    more: () => {
      if (isCurrent && found.rows.length < found.total) setPage(Math.floor(found.rows.length / PAGE) + 1)
    },
  }
}
