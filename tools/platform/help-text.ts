import { gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'

const scopes = gatewayScope.options.map(({ value, label }) => `    ${value.padEnd(20)}${label}`).join('\n')

export const HELP = `用法：npm run platform -- <命令>

密钥（直接读写本机的数据库）
  key create --scopes 范围,范围|all [--name 名称] [--save]      新建密钥；密文只显示这一次，--save 保存给后面的命令使用
  key list                                                    列出密钥
  key rotate <密钥编号> [--hours 24]                           换发密文，旧密文在这些小时内仍然有效
  key revoke <密钥编号>                                        吊销，立即生效

商品审核
  review list [--merchant 商户编号]                            等待审核的商品
  review show <商品编号> [--merchant 商户编号]                  查看等待审核的商品
  review pass <商品编号> [--merchant 商户编号]                  审核通过
  review refuse <商品编号> --reason 原因 [--merchant 商户编号]   审核拒绝；几家商户有同一编号时须指明商户
  force-down <商品编号,商品编号> --merchant 商户编号             强制下架

平台数据
  brand list [--name 名称] | brand add <名称> [--categories 分类编号,分类编号]
  brand rename <编号> <名称> | brand show|hide|delete <编号>
  category list | category add <名称> [--parent 上级编号]
  category rename <编号> <名称> | category show|hide|delete <编号>
  guarantee list | guarantee add <名称> --content 内容
  guarantee rename <编号> <名称> | guarantee show|hide|delete <编号>
  express list | express add <编码> <名称> | express rename <编号> <名称> | express show|hide <编号>

商户
  merchant list [--name 名称]
  merchant set <商户编号> [--review on|off] [--collections 次数] [--storage MB] [--fee 百分比|category]
                                                              是否需要审核、剩余采集次数、存储空间、平台手续费

平台设置
  settings list                                               全部设置
  settings set <名称=值> [名称=值 …]                           例如 settings set auto_complete_day=7 merchant_share_node=receipt

权限范围
${scopes}

调用网关时使用环境变量 GATEWAY_KEY_ID 与 GATEWAY_SECRET，没有则用 key create --save 保存的密钥；
网关地址为 GATEWAY_URL，默认 http://127.0.0.1:PORT。接口说明：/gateway/docs`
