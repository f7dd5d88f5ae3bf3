import { Copy } from '#ui/action/copy.tsx'
import { QRCode } from 'antd'

interface Props {
  readonly shown: { readonly secret: string; readonly uri: string }
}

/** The secret as a picture, and as letters for who cannot scan it. */
export function FactorSecret({ shown: { secret, uri } }: Props) {
  return (
    <div className="factor-secret">
      {/* Dark on light whatever the console looks like: authenticators read nothing else. */}
      <QRCode
        type="svg"
        size={192}
        errorLevel="L"
        value={uri}
        color="#000"
        bgColor="#fff"
        bordered={false}
        marginSize={2}
        role="img"
        aria-label="验证器二维码"
      />
      <div>
        <p>用手机上的验证器应用（如微软 Authenticator、阿里云 App）扫描二维码。</p>
        <p className="factor-hint">不能扫码时，在验证器里选择手动输入，填写密钥：</p>
        <p className="factor-key">
          <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          <Copy text={secret} label="密钥" />
        </p>
      </div>
    </div>
  )
}
