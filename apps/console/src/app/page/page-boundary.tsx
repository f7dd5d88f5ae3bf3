import { Button } from '#ui/action/button.tsx'
import { ResultPage } from '#ui/page/result-page.tsx'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router'
import { errorLog } from '../status/error-log.ts'
import { errorLogPage } from '../status/status.pages.ts'

interface Props {
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** After a deployment the chunks of the old version are gone; only the browser's own words tell. */
const isOutdated = (error: Error) =>
  /dynamically imported module|importing a module script|preload css|module script failed/i.test(error.message)

/** One broken page leaves the others and the shell alone. */
export class PageBoundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    errorLog.add(error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (isOutdated(error)) {
      return (
        <ResultPage mark="↻" title="页面加载失败" hint="系统可能刚刚更新，或者网络不稳定。重新加载后即可继续使用。">
          <Button onClick={this.props.onRetry}>重试</Button>
          <Button look="primary" onClick={() => window.location.reload()}>
            重新加载
          </Button>
        </ResultPage>
      )
    }
    return (
      <ResultPage
        mark="!"
        title="页面出错了"
        hint="这个页面遇到了意外错误，其他页面不受影响。请重试；仍然出错时，请把错误日志发给管理员。"
      >
        <Link to={errorLogPage.path}>查看错误日志</Link>
        <Button look="primary" onClick={this.props.onRetry}>
          重试
        </Button>
      </ResultPage>
    )
  }
}
