import type { ReactNode } from 'react'

/** Drawn here because the sign-in page must not load the icon library. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="login-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)

export const EyeOffIcon = () => (
  <Icon>
    <path d="M4.5 9.5C6.2 11.8 8.7 13.5 12 13.5s5.8-1.7 7.5-4M12 13.5v3.2M7 12.3l-1.7 2.8M17 12.3l1.7 2.8" />
  </Icon>
)

export const WarningIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.2v.3" />
  </Icon>
)

export const RefreshIcon = () => (
  <Icon>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.2h-4.2" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const ArrowsIcon = () => (
  <Icon>
    <path d="m7 7 5 5-5 5M13 7l5 5-5 5" />
  </Icon>
)

export const TickIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)
