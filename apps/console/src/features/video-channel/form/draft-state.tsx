import { RecordHead } from '#ui/show/record-head.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SyncLine } from '#widgets/sync-health/sync-line.tsx'
import type { DraftDetail } from '@zhanggui/contract/video/video-fields'
import { Review } from '../shown-columns.tsx'

/** How far a draft is. */
export const DraftState = ({ of: draft }: { readonly of: DraftDetail }) => (
  <div className="video-state">
    <RecordHead
      cells={[
        {
          label: '平台审核',
          value: <Review of={draft.platformEditStatus} reason={draft.platformStatusReason} />,
        },
        {
          label: '微信审核',
          value: (
            <Review of={draft.editStatus} reason={draft.editStatusReason}>
              <SyncLine of={draft.sync} />
            </Review>
          ),
        },
        { label: '创建时间', value: <ShopTime at={draft.addTime} exact /> },
      ]}
    />
  </div>
)
