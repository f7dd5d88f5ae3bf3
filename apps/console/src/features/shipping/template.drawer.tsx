import { useCall } from '#api/use-call.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { useLeaveQuestion } from '#ui/use-leave-question.tsx'
import { useRegions } from '#widgets/region-cascader/use-regions.ts'
import { type ShippingDetail, shippingApi } from '@zhanggui/contract/shipping'
import { type RegionIndex, regionTitle } from '@zhanggui/domain/region/region-index'
import { Button, Drawer, Skeleton } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FreightTryOut } from './freight-try-out.tsx'
import { TemplateFields } from './template-fields.tsx'
import { issuesOf, templateOf } from './template-values.ts'
import { useShownIssues } from './use-shown-issues.ts'
import { useTemplateForm } from './use-template-form.ts'

const TITLE = '运费模板'

interface Props {
  readonly onClose: () => void
}

export function TemplateCreator({ onClose }: Props) {
  const { query, regions } = useRegions()
  if (!regions) return <DrawerLoading query={query} onClose={onClose} />
  return <TemplateDrawer regions={regions} onClose={onClose} />
}

export function TemplateEditor({ id, onClose }: Props & { readonly id: number }) {
  const { query, regions } = useRegions()
  const template = useCall(shippingApi.info, { id })
  if (!regions) return <DrawerLoading query={query} onClose={onClose} />
  if (!template.data || !template.isFetchedAfterMount) return <DrawerLoading query={template} onClose={onClose} />
  return <TemplateDrawer template={template.data} regions={regions} onClose={onClose} />
}

interface LoadingProps extends Props {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown }
}

const DrawerLoading = ({ query, onClose }: LoadingProps) => (
  <Drawer open title={TITLE} size={1100} onClose={onClose}>
    {query.error ? (
      <LoadFailed reason={query.error.message} onRetry={() => void query.refetch()} />
    ) : (
      <div role="status" aria-label="正在加载">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    )}
  </Drawer>
)

interface DrawerProps extends Props {
  readonly template?: ShippingDetail
  readonly regions: RegionIndex
}

function TemplateDrawer({ template, regions, onClose }: DrawerProps) {
  const { form, values, switchPostage } = useTemplateForm(template)
  const found = issuesOf(values, (id) => titleOf(regions, id))
  const issues = useShownIssues(found, values)
  const { stage, goToFirst } = useFirstProblem()
  const ask = useLeaveQuestion()

  const save = async () => {
    if (found.length === 0) return form.save()
    issues.askAll()
    // The name is the contract's to judge; what it says stands at the field.
    await form.antd.validateFields(['name']).catch(() => undefined)
    goToFirst()
    return false
  }
  const saveAndClose = async () => {
    if (await save()) onClose()
  }
  const close = async () => {
    const answer = form.isDirty ? await ask(`「${TITLE}」的修改尚未保存，放弃将丢失这些修改。`, true) : 'discard'
    if (answer === 'save') await saveAndClose()
    if (answer !== 'discard') return
    form.draft.clear()
    onClose()
  }
  return (
    <Drawer
      open
      title={TITLE}
      size={1100}
      mask={{ closable: false }}
      onClose={() => void close()}
      footer={
        <Footer>
          <Button onClick={() => void close()}>取消</Button>
          <Button
            type="primary"
            disabled={!form.isDirty || form.conflict !== undefined}
            loading={form.isSaving}
            onClick={() => void saveAndClose()}
          >
            保存
          </Button>
        </Footer>
      }
    >
      <div ref={stage}>
        <FormBody form={{ ...form, save }} label={TITLE}>
          <TemplateFields form={form} values={values} regions={regions} issues={issues} onSwitch={switchPostage} />
        </FormBody>
        <FreightTryOut template={found.length === 0 ? templateOf(values) : undefined} regions={regions} />
      </div>
    </Drawer>
  )
}

const Footer = ({ children }: { readonly children: ReactNode }) => <div className="template-footer">{children}</div>

function titleOf({ byId }: RegionIndex, id: number): string {
  const region = byId.get(id)
  return region ? regionTitle(region) : String(id)
}

/** Leads whoever wants to save to the first place that is wrong, once it says so. */
function useFirstProblem() {
  const stage = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    stage.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong=true] input')?.focus()
  }, [asked])
  return { stage, goToFirst: () => setAsked((times) => times + 1) }
}
