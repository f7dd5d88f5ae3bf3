import { useCall } from '#api/use-call.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { whyNotSwitchOffFactor } from '@zhanggui/domain/session/factor-rules'
import { Button, Flex, Tag } from 'antd'
import './factor.css'

const SetupDialog = lazyPart(() => import('./factor-setup.dialog.tsx'))
const ProofDialog = lazyPart(() => import('./factor-proof.dialog.tsx'))

type Info = ReplyOf<typeof factorApi.info>

/** 两步验证 of whoever is signed in. */
export function FactorSection({ account }: { readonly account: string }) {
  const { data, error, refetch } = useCall(factorApi.info, {})
  const setup = useDialog((close, isReplacing: boolean, codes?: readonly string[]) => (
    <SetupDialog account={account} isReplacing={isReplacing} codes={codes} onClose={close} />
  ))
  const proof = useDialog((close, what: 'renewCodes' | 'switchOff') => (
    <ProofDialog what={what} onCodes={(codes) => setup.open(true, codes)} onClose={close} />
  ))
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} />
  return (
    <>
      {data.since ? (
        <FactorOn info={data} onReplace={() => setup.open(true)} onProve={proof.open} />
      ) : (
        <>
          <p className="factor-hint">开启后，登录时除了密码还要输入手机验证器上的动态码，密码泄露了别人也进不来。</p>
          <Button type="primary" onClick={() => setup.open(false)}>
            开启两步验证
          </Button>
        </>
      )}
      {setup.element}
      {proof.element}
    </>
  )
}

interface OnProps {
  readonly info: Info
  readonly onReplace: () => void
  readonly onProve: (what: 'renewCodes' | 'switchOff') => void
}

const FEW = 2

function FactorOn({ info: { since, codesLeft, isRequired }, onReplace, onProve }: OnProps) {
  const whyNotOff = whyNotSwitchOffFactor({ isRequired })
  return (
    <>
      <p className="factor-state">
        <Tag color="success">已开启</Tag>
        <span>
          开启于 <ShopTime at={since} exact />
        </span>
      </p>
      <p className={codesLeft <= FEW ? 'factor-hint is-few' : 'factor-hint'}>
        恢复码还剩 {codesLeft} 个{codesLeft <= FEW && '，请重新生成'}
        {isRequired && '。你的角色要求两步验证，不能关闭'}
      </p>
      <Flex wrap gap={8}>
        <Button onClick={onReplace}>更换验证器</Button>
        <Button onClick={() => onProve('renewCodes')}>重新生成恢复码</Button>
        {whyNotOff === undefined && (
          <Button danger onClick={() => onProve('switchOff')}>
            关闭
          </Button>
        )}
      </Flex>
    </>
  )
}
