import { Alert } from 'antd'

/** Over a page that is only still there because of what was typed into it. */
export default function LostPageAlert({ title }: { readonly title: string }) {
  return (
    <Alert
      banner
      type="warning"
      title={`管理员收回了你使用「${title}」的权限`}
      description="未保存的内容已无法提交。请先复制需要的内容，放弃修改或关闭此页后，该页面不再显示。"
    />
  )
}
