import './row-actions.css'
import { mayCall, useSession } from '#api/session.ts'
import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { Link, useNavigate } from 'react-router'
import { BlockableButton } from './blockable-button.tsx'
import type { RowAction } from './row-action.ts'
import { useAction } from './use-action.ts'

const VISIBLE = 2
/** A menu of one thing would take more room than the thing. */
const ALL_VISIBLE = 3

/** The actions of a row: up to three at hand; of more, two, and the others under 更多. */
export function RowActions({ of }: { readonly of: readonly RowAction[] }) {
  const session = useSession()
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const allowed = of.filter(({ call }) => !call || mayCall(call, session))
  const visible = allowed.length > ALL_VISIBLE ? VISIBLE : ALL_VISIBLE
  const more = allowed.slice(visible)
  if (allowed.length === 0) return '-'
  return (
    <div className="row-actions">
      {allowed.slice(0, visible).map((action) =>
        action.to === undefined ? (
          <BlockableButton
            key={action.label}
            because={action.because}
            look="link"
            isDanger={action.isDanger}
            isBusy={isBusy}
            onClick={() => action.start(run)}
          >
            {action.label}
          </BlockableButton>
        ) : (
          <Link key={action.label} to={action.to}>
            {action.label}
          </Link>
        ),
      )}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ label, because, isDanger, to, start }) => ({
              key: label,
              label: because ? <Tooltip title={because}>{label}</Tooltip> : label,
              disabled: because !== undefined,
              danger: isDanger,
              ...(because ? { title: because } : {}),
              onClick: () => (to === undefined ? start(run) : void navigate(to)),
            })),
          }}
        >
          <Button type="link" size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
            更多
          </Button>
        </Dropdown>
      )}
    </div>
  )
}
