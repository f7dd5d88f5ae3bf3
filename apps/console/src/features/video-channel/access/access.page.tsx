import './access.css'
import { useOnlyRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Steps } from '#ui/show/steps.tsx'
import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { accessStatus } from '@zhanggui/domain/video/video-codes'
import { AccessForm } from './access-form.tsx'
import { AccessOpen, AccessWaiting } from './access-summary.tsx'

const titles = ['提交申请', '平台审核', '开通成功']
const { none, waiting: inReview, open, refused } = accessStatus.is
const stepOf = { [none]: 0, [refused]: 0, [inReview]: 1, [open]: 2 }

/** How a shop comes into the video channel: it applies, the platform decides, and then the tasks are to be done. */
export default function AccessPage() {
  const record = useOnlyRecord(videoAccessApi.info)
  const { data: access, waiting } = record
  if (waiting || !access) return <WaitingFor waiting={waiting ?? { error: null, retry: () => undefined }} rows={8} />
  const { status } = access
  return (
    <div className="access-page">
      <Steps
        label="接入步骤"
        titles={titles}
        current={stepOf[status]}
        isFailed={status === refused}
        isOver={status === open}
      />
      {status === inReview && <AccessWaiting access={access} />}
      {status === open && <AccessOpen access={access} />}
      {(status === none || status === refused) && <AccessForm record={record} access={access} />}
    </div>
  )
}
