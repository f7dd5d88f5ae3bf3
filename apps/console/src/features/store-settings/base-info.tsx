import { useCall } from '#api/use-call.ts'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SetupChecklist } from '#widgets/setup-checklist/setup-checklist.tsx'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { merchantApi } from '@zhanggui/contract/merchant'
import { closingWarning } from '@zhanggui/domain/store/setup-rules'
import { Descriptions, Image } from 'antd'

type BaseInfo = ReplyOf<typeof merchantApi.baseInfo>
type Setup = ReplyOf<typeof merchantApi.setup>

/** What the platform knows of the merchant, and the switch that opens the shop. */
export default function BaseInfoPart() {
  const base = useCall(merchantApi.baseInfo, {})
  const setup = useCall(merchantApi.setup, {})
  const waiting = missingOf([base, setup])
  if (waiting || !base.data || !setup.data) return waiting && <WaitingFor waiting={waiting} />
  return (
    <div className="store-part">
      <section className="form-sheet" aria-label="商户信息">
        <ShopSwitch setup={setup.data} />
        <Facts info={base.data} />
      </section>
      <SetupChecklist setup={setup.data} />
    </div>
  )
}

const words = (isOn: boolean) => (isOn ? '营业中' : '未营业')

function ShopSwitch({ setup: { isSwitch, whyNotOpen, onSaleNum } }: { readonly setup: Setup }) {
  const ask = (isOn: boolean) => ({
    text: isOn ? '开启后买家可以浏览商品和下单。' : closingWarning(onSaleNum),
    action: isOn ? '开启商户' : '关闭商户',
    isDanger: !isOn,
  })
  return (
    <div className="shop-switch">
      <span>开启商户</span>
      <RowSwitch
        label="开启商户"
        call={merchantApi.switch}
        input={(isOn) => ({ isSwitch: isOn })}
        success="修改成功"
        isOn={isSwitch}
        words={words}
        because={isSwitch ? undefined : (whyNotOpen ?? undefined)}
        confirm={ask}
      />
      <p>{isSwitch ? '买家可以浏览商品和下单。' : (whyNotOpen ?? '开启后买家可以浏览商品和下单。')}</p>
    </div>
  )
}

function Facts({ info }: { readonly info: BaseInfo }) {
  const items = [
    { key: 'name', label: '商户名称', children: info.name },
    { key: 'account', label: '商户登录账号', children: info.account },
    { key: 'owner', label: '商户负责人姓名', children: info.realName },
    { key: 'phone', label: '联系电话', children: info.phone },
    { key: 'category', label: '商户分类', children: info.merCategory || '-' },
    { key: 'self', label: '商户类别', children: info.isSelf ? '自营' : '非自营' },
    { key: 'type', label: '店铺类型', children: info.merType || '-' },
    { key: 'fee', label: '商户手续费', children: `${info.handlingFee}%` },
    { key: 'review', label: '添加商品', children: info.productSwitch ? '需平台审核' : '平台免审核' },
    { key: 'collect', label: '剩余采集次数', children: info.copyProductNum },
    { key: 'star', label: '商户星级', children: <Stars level={info.starLevel} /> },
    { key: 'since', label: '商户入驻时间', children: <ShopTime at={info.createTime} exact /> },
    {
      key: 'papers',
      label: '商户资质',
      span: 'filled' as const,
      children: <Papers pictures={info.qualificationPicture} />,
    },
  ]
  return <Descriptions column={{ xs: 1, sm: 1, md: 2 }} items={items} />
}

const MOST_STARS = 5

const Stars = ({ level }: { readonly level: number }) => (
  <span role="img" aria-label={`${level} 星`}>
    {'★'.repeat(level)}
    {'☆'.repeat(Math.max(MOST_STARS - level, 0))}
  </span>
)

function Papers({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length === 0) return '平台尚未登记'
  return (
    <Image.PreviewGroup>
      <span className="store-papers">
        {pictures.map((path, index) => (
          <Image key={path} src={path} alt={`商户资质 ${index + 1}`} width={96} height={96} />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}
