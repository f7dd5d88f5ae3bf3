import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import type { PrinterInfo } from '@zhanggui/contract/store/printer'
import { MASKED, printerBrand } from '@zhanggui/domain/printer/printer-codes'
import { Input, Radio, Switch } from 'antd'

/** What the form shows of a printer. */
export const printerValues = (printer: PrinterInfo | undefined) => ({
  printName: printer?.printName ?? '',
  printType: printer?.printType ?? printerBrand.is.yilianyun,
  printYlyAppid: printer?.printYlyAppid ?? '',
  printYlyUserid: printer?.printYlyUserid ?? '',
  printYlySec: (printer?.printYlySec ?? '') as string,
  printYlyMerchineNo: printer?.printYlyMerchineNo ?? '',
  printFeName: printer?.printFeName ?? '',
  printFeUser: printer?.printFeUser ?? '',
  printFeUkey: (printer?.printFeUkey ?? '') as string,
  printFeSn: printer?.printFeSn ?? '',
  status: printer?.status ?? true,
})
type PrinterValues = ReturnType<typeof printerValues>

interface Props {
  readonly form: Form<PrinterValues>
}

/** Beside a secret: what it is, or that the stored one stays. */
const hintOf = (secret: string, hint: string) => (secret === MASKED ? '已保存的密钥不显示，不修改请保持原样' : hint)
/** What a conflict shows of a secret. */
const hidden = (secret: string) => (secret === '' ? '' : MASKED)

export const PrinterFields = ({ form }: Props) => (
  <>
    <Field form={form} name="printName" label="配置名称">
      <Input placeholder="请输入配置名称，如：前台" maxLength={32} />
    </Field>
    <Field form={form} name="printType" label="打印机类型" show={printerBrand.label}>
      <Radio.Group options={printerBrand.options} />
    </Field>
    {form.values.printType === printerBrand.is.feie ? <FeieFields form={form} /> : <YilianyunFields form={form} />}
    <Field
      form={form}
      name="status"
      label="状态"
      valueProp="checked"
      show={(isOn) => (isOn ? '启用' : '停用')}
      hint="停用时保留配置，不打印小票"
    >
      <Switch checkedChildren="启用" unCheckedChildren="停用" />
    </Field>
  </>
)

const YilianyunFields = ({ form }: Props) => (
  <div className="store-columns printer-keys">
    <Field form={form} isRequired name="printYlyAppid" label="AppId" hint="易联云开放平台的应用ID">
      <Input maxLength={128} autoComplete="off" />
    </Field>
    <Field form={form} isRequired name="printYlyUserid" label="Userid" hint="易联云的用户ID">
      <Input maxLength={128} autoComplete="off" />
    </Field>
    <Field
      form={form}
      isRequired
      name="printYlySec"
      label="Sec"
      show={hidden}
      hint={hintOf(form.values.printYlySec, '易联云开放平台的应用密钥')}
    >
      <Input.Password maxLength={128} autoComplete="new-password" visibilityToggle={false} />
    </Field>
    <Field form={form} isRequired name="printYlyMerchineNo" label="打印机编码" hint="打印机底部标签上的终端号">
      <Input maxLength={128} autoComplete="off" />
    </Field>
  </div>
)

const FeieFields = ({ form }: Props) => (
  <div className="store-columns printer-keys">
    <Field form={form} isRequired name="printFeName" label="Name" hint="便于识别的打印机名称">
      <Input maxLength={128} autoComplete="off" />
    </Field>
    <Field form={form} isRequired name="printFeUser" label="User" hint="飞鹅云后台的注册账号">
      <Input maxLength={128} autoComplete="off" />
    </Field>
    <Field
      form={form}
      isRequired
      name="printFeUkey"
      label="Ukey"
      show={hidden}
      hint={hintOf(form.values.printFeUkey, '飞鹅云后台生成的 UKEY，不是打印机的 KEY')}
    >
      <Input.Password maxLength={128} autoComplete="new-password" visibilityToggle={false} />
    </Field>
    <Field form={form} isRequired name="printFeSn" label="打印机编码" hint="打印机标签上的 SN，九位数字">
      <Input maxLength={128} autoComplete="off" />
    </Field>
  </div>
)
