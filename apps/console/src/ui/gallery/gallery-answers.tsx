import { useApp } from '#ui/feedback/use-app.ts'
import { mergeFields } from '#ui/form/conflict/conflict.ts'
import { ConflictView } from '#ui/form/conflict/conflict-view.tsx'
import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'
import { Button } from 'antd'
import { sample, useSampleForm } from './gallery-form.tsx'

const theirs = { ...sample, phone: '13800138000', note: '清明前采摘' }
const mine = { ...sample, name: '明前龙井 特级', note: '春茶上新' }
const conflict = { ...mergeFields(sample, mine, theirs), title: '数据已被 李小满 修改', mine, theirs }

/** What stands against a save: another person, an unfinished form. */
export function GalleryAnswers() {
  const form = useSampleForm('gallery-conflict')
  const { message } = useApp()
  const ask = useLeaveQuestion()
  const leave = async () => void message.info(await ask('「商品」的修改尚未保存，放弃将丢失这些修改。', true))
  return (
    <section aria-label="保存前后">
      <h2>保存前后</h2>
      <div className="gallery-states">
        <ConflictView form={form} conflict={conflict} />
        <div className="gallery-box">
          <p>
            <Button onClick={() => void leave()}>离开未保存的页面</Button>
          </p>
        </div>
      </div>
    </section>
  )
}
