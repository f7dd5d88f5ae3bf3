import { Button } from '#ui/action/button.tsx'
import { ResultPage } from '#ui/page/result-page.tsx'
import { useLocation, useNavigate } from 'react-router'
import { lostPageIn } from './lost-page.ts'

const STEP = '如需使用，请联系店铺管理员为你的角色授权。'

export default function NoAccessPage() {
  const navigate = useNavigate()
  const lost = lostPageIn(useLocation().state)
  return (
    <ResultPage
      mark="401"
      title="你没有权限去该页面"
      hint={lost ? `「${lost}」不在你现在的权限内，管理员可能刚刚调整过。${STEP}` : STEP}
    >
      <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}>返回</Button>
      <Button look="primary" onClick={() => void navigate('/')}>
        回首页
      </Button>
    </ResultPage>
  )
}
