import { useMediaQuery } from '#ui/theme/media-query.ts'
import type { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { TrendRange } from '@zhanggui/domain/home/trend-period'
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type ChartColours, trendOption } from './trend-option.ts'

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

interface Props {
  readonly points: ReplyOf<typeof homeApi.chart>
  readonly range: TrendRange
}

/** The table beside it says the same, so it is hidden from who listens. */
export default function TrendChart({ points, range }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(null)
  const look = useSyncExternalStore(watchLook, readLook)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => {
    if (!box.current) return undefined
    const made = init(box.current, undefined, { renderer: 'svg' })
    chart.current = made
    const watcher = new ResizeObserver(() => made.resize())
    watcher.observe(box.current)
    return () => {
      watcher.disconnect()
      made.dispose()
    }
  }, [])
  useEffect(() => {
    chart.current?.setOption(trendOption({ points, range, colours: readColours(), isStill }))
  }, [points, range, look, isStill])
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
