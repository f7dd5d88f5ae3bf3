import { ActionButton } from '#ui/action/action-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { RecordPart, RecordWords } from '#ui/show/record-part.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { videoApi } from '@zhanggui/contract/video/video'
import { type AccessInfo, videoAccessApi } from '@zhanggui/contract/video/video-access'
import { accessTask } from '@zhanggui/domain/video/video-codes'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { DRAFTS_PAGE } from '../video-paths.ts'

interface Props {
  readonly access: AccessInfo
}

/** The platform is to decide. */
export const AccessWaiting = ({ access }: Props) => (
  <section className="access-sheet" aria-label="接入申请">
    <h1>申请接入视频号</h1>
    <Alert type="info" showIcon title="申请已提交，等待平台审核" description="审核结果会通过消息通知。" />
    <Application access={access} />
    <div className="access-tools">
      <ActionButton
        call={videoAccessApi.cancel}
        input={{}}
        confirm={{ text: '撤回申请吗？撤回后可以修改并重新提交。', action: '撤回申请' }}
        success="撤回成功"
      >
        撤回申请
      </ActionButton>
    </div>
  </section>
)

/** The shop is in: what the social platform still wants to see done. */
export function AccessOpen({ access }: Props) {
  const done = accessTask.codes.filter((task) => access.tasks[task]).length
  return (
    <section className="access-sheet" aria-label="接入任务">
      <h1>申请接入视频号</h1>
      <Alert type="success" showIcon title="视频号已开通" description="可以添加视频号商品并提交审核。" />
      <RecordPart title={`接入任务 ${done} / ${accessTask.codes.length}`}>
        <ul className="access-tasks">
          {accessTask.options.map(({ value, label }) => {
            const isDone = access.tasks[value]
            return (
              <li key={value} data-done={isDone}>
                {isDone ? <CheckCircleFilled aria-hidden /> : <ClockCircleOutlined aria-hidden />}
                {label}
                <small>{isDone ? '已完成' : '未完成'}</small>
              </li>
            )
          })}
        </ul>
      </RecordPart>
      <Application access={access} />
      <Can call={videoApi.drafts}>
        <div className="access-tools">
          <Link to={DRAFTS_PAGE}>前往草稿列表</Link>
        </div>
      </Can>
    </section>
  )
}

const Application = ({ access }: Props) => (
  <>
    <RecordHead
      title={access.companyName}
      cells={[
        { label: '联系人', value: access.contactName },
        { label: '联系电话', value: access.contactPhone },
        { label: '经营类目', value: access.thirdCatNames.join('、') },
        { label: '经营品牌', value: access.brandNames.join('、') || '无' },
        { label: '提交时间', value: <ShopTime at={access.submitTime} exact /> },
        { label: '审核时间', value: <ShopTime at={access.auditTime} exact /> },
      ]}
    />
    <RecordPart title="营业执照">
      <SmallPictures paths={[access.licenseImg]} most={1} />
    </RecordPart>
    <RecordWords title="备注" text={access.remark} />
  </>
)
