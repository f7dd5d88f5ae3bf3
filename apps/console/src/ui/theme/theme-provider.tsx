import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { ConfigProvider, type MappingAlgorithm, theme, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, Suspense } from 'react'
import { useStore } from '#api/store.ts'
import { isAsked } from '#ui/feedback/use-app.ts'
import { mix } from './accent.ts'
import { useMediaQuery, useNarrow } from './media-query.ts'
import { styleNonce } from './head-styles.ts'
import { type Look, type ThemeTokens, themeTokens } from './theme-tokens.ts'

const Feedback = lazyPart(() => import('#ui/feedback/feedback.tsx'))

interface Props {
  readonly look: Look
  readonly children: ReactNode
}

export function ThemeProvider({ look, children }: Props) {
  const hasFeedback = useStore(isAsked)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isNarrow = useNarrow()
  return (
    <ConfigProvider
      locale={zhCN}
      theme={antdTheme({ ...look, isNarrow }, !isStill)}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      {...(styleNonce ? { csp: { nonce: styleNonce } } : {})}
    >
      {children}
      <Suspense>{hasFeedback && <Feedback />}</Suspense>
    </ConfigProvider>
  )
}

/** antd shades its seed colours once more for dark; ours are already the shades that give enough contrast. */
const keepSeeds: MappingAlgorithm = (seed, derived) => ({
  ...(derived ?? theme.defaultAlgorithm(seed)),
  colorPrimary: seed.colorPrimary,
  colorLink: seed.colorLink,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
})

const algorithms = {
  light: [theme.defaultAlgorithm, keepSeeds],
  dark: [theme.darkAlgorithm, keepSeeds],
}

/** antd's own tints of seeds that dark are muddy. */
function tints({ surface, accent, success, warning, danger }: ThemeTokens, dark: boolean) {
  const [ground, line] = dark ? [0.14, 0.36] : [0.07, 0.32]
  return {
    colorInfoBg: mix(surface, accent, ground),
    colorInfoBorder: mix(surface, accent, line),
    colorSuccessBg: mix(surface, success, ground),
    colorSuccessBorder: mix(surface, success, line),
    colorWarningBg: mix(surface, warning, ground),
    colorWarningBorder: mix(surface, warning, line),
    colorErrorBg: mix(surface, danger, ground),
    colorErrorBorder: mix(surface, danger, line),
  }
}

/**
 * A name of their own for each look: pages that wait out of sight keep the old values in use for a while, and under one
 * name whichever were written last would count for everybody.
 */
const variablesOf = ({ dark, accent, isNarrow }: SizedLook) =>
  `zhanggui-${dark ? 'dark' : 'light'}-${accent.replace('#', '')}${isNarrow ? '-narrow' : ''}`

interface SizedLook extends Look {
  /** What one presses is as tall as a finger wants it. */
  readonly isNarrow: boolean
}

const fingerSized = { controlHeight: 36, controlHeightSM: 36 }

function antdTheme(look: SizedLook, motion: boolean): ThemeConfig {
  const tokens = themeTokens(look)
  return {
    algorithm: look.dark ? algorithms.dark : algorithms.light,
    cssVar: { key: variablesOf(look) },
    hashed: false,
    // The build has made the rules: see vite-static-antd.ts.
    zeroRuntime: import.meta.env.PROD,
    token: {
      motion,
      ...(look.isNarrow ? fingerSized : {}),
      fontSize: 14,
      borderRadius: 6,
      fontFamily: 'var(--font)',
      colorPrimary: tokens.accent,
      colorPrimaryHover: tokens['accent-hover'],
      colorPrimaryActive: tokens['accent-hover'],
      colorPrimaryBg: tokens['accent-soft'],
      colorPrimaryText: tokens.accent,
      colorInfo: tokens.accent,
      colorLink: tokens.accent,
      colorLinkHover: tokens['accent-hover'],
      colorError: tokens.danger,
      colorSuccess: tokens.success,
      colorWarning: tokens.warning,
      ...tints(tokens, look.dark),
      colorBgLayout: tokens.ground,
      colorBgContainer: tokens.surface,
      colorBgElevated: tokens.raised,
      // Tooltips stand out by being the other way round, like every other solid fill.
      colorBgSpotlight: tokens.text,
      colorTextLightSolid: tokens['on-accent'],
      colorText: tokens.text,
      colorTextSecondary: tokens['text-2'],
      colorTextTertiary: tokens['text-3'],
      colorTextDescription: tokens['text-3'],
      colorTextPlaceholder: tokens['text-3'],
      colorBorder: tokens.border,
      colorBorderSecondary: tokens['border-soft'],
      boxShadow: 'var(--shadow)',
      boxShadowSecondary: 'var(--shadow)',
    },
    components: piecesOf(tokens),
  }
}

const piecesOf = (tokens: ThemeTokens): NonNullable<ThemeConfig['components']> => ({
  Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Menu: {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemHeight: 36,
    itemBorderRadius: 6,
    itemMarginInline: 8,
    activeBarBorderWidth: 0,
    iconSize: 16,
    collapsedIconSize: 16,
  },
  Image: { colorBgMask: 'rgb(0 0 0 / 75%)' },
  Table: {
    headerBg: tokens.surface,
    headerSplitColor: 'transparent',
    // The arrow says by what rows are ordered.
    headerSortActiveBg: tokens.surface,
    bodySortBg: 'transparent',
    cellPaddingBlock: 10,
    cellPaddingInline: 12,
    rowSelectedBg: tokens.selected,
    rowSelectedHoverBg: tokens['accent-soft'],
  },
})
