import { CallError } from '#api/call-error.ts'
import { findConflict } from '#ui/form/conflict.ts'
import { ConflictView } from '#ui/form/conflict-view.tsx'
import { antdRule } from '#ui/form/antd-rule.ts'
import { RecordSteps } from '#ui/record-steps.tsx'
import { useLeaveQuestion } from '#ui/use-leave-question.tsx'
import { matching, minLength, required } from '@zhanggui/domain/kernel/text-rules'
import { App, Button, Form, Input } from 'antd'
import { type Key, useState } from 'react'
import { useSampleForm } from './gallery-form.tsx'

const opened = { 名称: '明前龙井', 库存: 120, 备注: '' }
const conflict = findConflict(
  new CallError('conflict', '数据已被 李小满 修改'),
  opened,
  { ...opened, 名称: '明前龙井 特级', 备注: '春茶上新' },
  { values: { ...opened, 库存: 96, 备注: '清明前采摘' } },
)

/** What stands against a save: another person, the rules, an unfinished form. */
export function GalleryAnswers() {
  const form = useSampleForm('gallery-conflict')
  const { message } = App.useApp()
  const ask = useLeaveQuestion()
  const [current, setCurrent] = useState<Key>(2)
  const leave = async () => void message.info(await ask('「商品」的修改尚未保存，放弃将丢失这些修改。', true))
  return (
    <section aria-label="保存前后">
      <h2>保存前后</h2>
      <div className="gallery-states">
        <ConflictView form={form} conflict={conflict} />
        <div className="gallery-box">
          <RuledForm />
        </div>
        <div className="gallery-box">
          <p>
            <Button onClick={() => void leave()}>离开未保存的页面</Button>
          </p>
          <p>{`第 ${current} 条，共 3 条`}</p>
          <RecordSteps keys={[1, 2, 3]} current={current} onGo={setCurrent} />
        </div>
      </div>
    </section>
  )
}

const RuledForm = () => (
  <Form layout="vertical" aria-label="规则">
    <Form.Item
      name="account"
      label="账号"
      required
      rules={[antdRule(required('账号')), antdRule(minLength('账号', 4))]}
    >
      <Input />
    </Form.Item>
    <Form.Item name="phone" label="手机号" rules={[antdRule(matching('手机号', /^1\d{10}$/))]}>
      <Input />
    </Form.Item>
    <Button htmlType="submit">检查</Button>
  </Form>
)
