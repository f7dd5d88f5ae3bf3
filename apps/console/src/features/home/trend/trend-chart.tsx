import { useMediaQuery } from '#ui/theme/media-query.ts'
import type { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { TrendRange } from '@zhanggui/domain/home/trend-period'
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type ChartColours, trendOption } from './trend-option.ts'

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

interface Props {
  readonly points: ReplyOf<typeof homeApi.chart>
  readonly range: TrendRange
}

/**
 * The table beside it says the same, so it is hidden from who listens. While another page is in front the chart stays as it is:
 * drawing it anew would take as long as showing that page.
 */
export default function TrendChart({ points, range }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(null)
  const drawn = useRef<object>(null)
  const look = useSyncExternalStore(watchLook, readLook)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wanted = useMemo(() => ({ points, range, look, isStill }), [points, range, look, isStill])
  // Of all effects only these outlast that the page is hidden.
  useInsertionEffect(() => () => chart.current?.dispose(), [])
  useEffect(() => {
    const place = box.current
    if (!place) return undefined
    const shown = (chart.current ??= init(place, undefined, { renderer: 'svg' }))
    const watcher = new ResizeObserver(() => {
      if (shown.getWidth() !== place.clientWidth || shown.getHeight() !== place.clientHeight) shown.resize()
    })
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (drawn.current === wanted) return
    drawn.current = wanted
    chart.current?.setOption(trendOption({ ...wanted, colours: readColours() }))
  }, [wanted])
  return <div ref={box} className="trend-chart" aria-hidden />
}

/** Another one where the colours are others. */
const readLook = () => Object.values(readColours()).join()

function readColours(): ChartColours {
  const root = getComputedStyle(document.documentElement)
  const colour = (name: string) => root.getPropertyValue(`--${name}`)
  return {
    accent: colour('accent'),
    count: colour('warning'),
    line: colour('border-soft'),
    text: colour('text'),
    muted: colour('text-3'),
    surface: colour('raised'),
  }
}

function watchLook(changed: () => void) {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'data-appearance'] })
  return () => watcher.disconnect()
}
