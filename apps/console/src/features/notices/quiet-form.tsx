import { useOnlyRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { noticeApi, quietDraft } from '@zhanggui/contract/notice'
import { weekday } from '@zhanggui/domain/export/export-codes'
import { usualQuiet } from '@zhanggui/domain/notice/quiet-hours'
import { Button, Checkbox, Select, Switch } from 'antd'

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})
const daysInWords = (days: readonly number[]) => days.map(weekday.label).join('、')

/** 免打扰 */
export function QuietForm() {
  const record = useOnlyRecord(noticeApi.preferences)
  const form = useForm({
    call: noticeApi.setQuiet,
    schema: quietDraft,
    record,
    loaded: (read) => ({ ...(read?.quiet ?? usualQuiet), days: [...(read?.quiet ?? usualQuiet).days] }),
    success: '免打扰时间已保存',
  })
  const { isOn, from, until } = form.values
  const isOver = until < from
  return (
    <section className="notice-sheet" aria-label="免打扰">
      <div>
        <h2>免打扰</h2>
        <p className="notice-hint">期间没有提示音、系统通知和重复提醒，通知仍会进入通知中心。</p>
      </div>
      {record.waiting ? (
        <WaitingFor waiting={record.waiting} rows={3} />
      ) : (
        <FormBody form={form} label="免打扰">
          <Field form={form} name="isOn" label="定时免打扰" valueProp="checked" show={(on) => (on ? '开启' : '关闭')}>
            <Switch checkedChildren="开启" unCheckedChildren="关闭" />
          </Field>
          {isOn && (
            <>
              <div className="quiet-times">
                <Field form={form} name="from" label="开始时间">
                  <Select options={HALF_HOURS} />
                </Field>
                <Field form={form} name="until" label={isOver ? '结束时间（次日）' : '结束时间'}>
                  <Select options={HALF_HOURS} />
                </Field>
              </div>
              <Field
                form={form}
                name="days"
                label="星期"
                // A group of boxes cannot be required; the schema asks for one of them.
                isRequired={false}
                show={daysInWords}
                hint={isOver ? '按开始的那一天计算，到次日结束' : undefined}
              >
                <Checkbox.Group options={weekday.options} />
              </Field>
            </>
          )}
          <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={!form.canSave}>
            保存
          </Button>
        </FormBody>
      )}
    </section>
  )
}
