import { z } from 'zod'
import { area, get } from './kernel/endpoint.ts'

/** The platform settings that merchant staff may read by key; every other key is refused. */
export const readableConfigKeys = [
  'site_name',
  'mer_site_logo_lefttop',
  'mer_site_logo_square',
  'merchant_login_bg_pic',
  'merchant_site_logo_login',
  'mer_admin_login_left_logo',
  'mer_site_url',
  'site_url',
  'copyright_company_name',
  'image_ext_str',
  'image_max_size',
  'file_ext_str',
  'file_max_size',
  'stor_reason',
  'guaranteed_amount',
  'transfer_min_amount',
  'transfer_max_amount',
  'auto_take_delivery_day',
  'auto_complete_day',
  'merchant_share_node',
  'merchant_share_freeze_time',
  'mer_live_anchor_qrcode',
] as const

export const configApi = area('config', {
  getuniq: get('/admin/merchant/config/getuniq', {
    title: '按键读取配置',
    permission: 'merchant:config:getuniq',
    everyRole: true,
    query: z.object({ key: z.string({ error: '请求参数 key 不能为空' }).max(64) }),
    reply: z.string(),
  }),
})
