import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { type Device, deviceApi } from '@zhanggui/contract/sign-in/device'
import { deviceName, isHandheld } from '@zhanggui/domain/session/device-rules'
import { LaptopOutlined, MobileOutlined } from '@ant-design/icons'
import { Tag } from 'antd'

/** 登录设备: where one is signed in, and the way to end it. */
export function DeviceSection() {
  const { data, error, refetch } = useCall(deviceApi.list, {})
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} />
  const others = data.filter(({ isCurrent }) => !isCurrent).length
  const isInSeveral = data.some(({ merName }) => merName !== data[0]?.merName)
  return (
    <>
      <ul className="device-list">
        {data.map((device) => (
          <DeviceRow key={device.key} device={device} shop={isInSeveral ? device.merName : ''} />
        ))}
      </ul>
      {others > 0 ? (
        <ActionButton
          call={deviceApi.endOthers}
          input={{}}
          confirm={{ text: `其他 ${others} 个设备上的登录将立即失效。`, action: '全部下线' }}
          success="其他设备已全部下线"
        >
          下线其他全部
        </ActionButton>
      ) : (
        <p className="profile-hint">没有在其他设备上登录。</p>
      )}
    </>
  )
}

interface RowProps {
  readonly device: Device
  /** Blank where all of them show the same shop. */
  readonly shop: string
}

function DeviceRow({ device, shop }: RowProps) {
  const { key, isCurrent, userAgent, address, createTime, seenTime } = device
  const name = deviceName(userAgent)
  return (
    <li>
      {isHandheld(userAgent) ? <MobileOutlined aria-hidden /> : <LaptopOutlined aria-hidden />}
      <div className="device-facts">
        <p className="device-name">
          {name}
          {isCurrent && <Tag color="success">本机</Tag>}
          {shop !== '' && <Tag>{shop}</Tag>}
        </p>
        <p>
          {address} · <ShopTime at={createTime} exact /> 登录
          {!isCurrent && (
            <>
              {' · '}
              <ShopTime at={seenTime} />
              使用过
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <ActionButton
          call={deviceApi.end}
          input={{ key }}
          look="link"
          confirm={{ text: `${name}（${address}）上的登录将立即失效。`, action: '下线' }}
          success="已下线"
        >
          下线
        </ActionButton>
      )}
    </li>
  )
}
