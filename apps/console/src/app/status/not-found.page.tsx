import { Button } from '#ui/action/button.tsx'
import { ResultPage } from '#ui/page/result-page.tsx'
import { useNavigate } from 'react-router'

export default function NotFoundPage() {
  const navigate = useNavigate()
  return (
    <ResultPage mark="404" title="你不能进入这个页面..." hint="请检查输入的网址是否正确，或者从控制台重新进入。">
      <Button look="primary" onClick={() => void navigate('/')}>
        返回控制台
      </Button>
    </ResultPage>
  )
}
