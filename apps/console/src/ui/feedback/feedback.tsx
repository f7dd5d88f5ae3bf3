import { App } from 'antd'
import { useEffect } from 'react'
import { labelToastIcons } from '#ui/theme/toast-icons.tsx'
import { showFeedback } from './use-app.ts'

labelToastIcons()

/** Where toasts and questions of the whole console are shown. */
export default function Feedback() {
  return (
    <App component={false} message={{ maxCount: 5 }}>
      <Ready />
    </App>
  )
}

function Ready() {
  const app = App.useApp()
  useEffect(() => showFeedback(app), [app])
  return null
}
