import { App, ConfigProvider, theme, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { type Look, type ThemeTokens, themeTokens } from './theme-tokens.ts'

/** The server writes a fresh nonce into every page it sends; antd's style elements must carry it to be let in. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

interface Props {
  readonly look: Look
  readonly children: ReactNode
}

export function ThemeProvider({ look, children }: Props) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={antdTheme(themeTokens(look), look.dark)}
      wave={{ disabled: true }}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      <App component={false} message={{ maxCount: 5 }}>
        {children}
      </App>
    </ConfigProvider>
  )
}

function antdTheme(tokens: ThemeTokens, dark: boolean): ThemeConfig {
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'zhanggui' },
    hashed: false,
    token: {
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
      colorBgLayout: tokens.ground,
      colorBgContainer: tokens.surface,
      colorBgElevated: tokens.raised,
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
    components: {
      Button: { primaryColor: tokens['on-accent'], primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
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
      Table: { headerBg: tokens.surface, headerSplitColor: 'transparent' },
    },
  }
}
