import { ResultPage } from '#ui/result-page.tsx'
import { Button } from 'antd'
import { useNavigate } from 'react-router'

export default function NoAccessPage() {
  const navigate = useNavigate()
  return (
    <ResultPage mark="401" title="你没有权限去该页面" hint="如需使用，请联系店铺管理员为你的角色授权。">
      <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}>返回</Button>
      <Button type="primary" onClick={() => void navigate('/')}>
        回首页
      </Button>
    </ResultPage>
  )
}
