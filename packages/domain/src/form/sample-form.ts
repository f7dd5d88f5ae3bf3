type Json = Readonly<Record<string, unknown>>

const field = (
  tag: string,
  name: string,
  label: string,
  { config, ...props }: Json & { readonly config?: Json } = {},
) => ({
  __config__: { label, tag, layout: 'colFormItem', span: 24, showLabel: true, required: false, regList: [], ...config },
  __vModel__: name,
  ...props,
})
const options = (...labels: readonly string[]) => ({
  __slot__: { options: labels.map((label, index) => ({ label, value: index + 1 })) },
})
const row = (...children: readonly Json[]) => ({
  __config__: { layout: 'rowFormItem', span: 24, children },
  type: 'default',
  justify: 'start',
  gutter: 15,
})
const half = { span: 12 }

const regions = [
  {
    id: 33,
    name: '浙江省',
    child: [
      { id: 3301, name: '杭州市' },
      { id: 3302, name: '宁波市' },
    ],
  },
  { id: 35, name: '福建省', child: [{ id: 3507, name: '南平市' }] },
]

const texts = [
  row(
    field('el-input', 'wechat', '微信号', {
      placeholder: '请输入微信号',
      clearable: true,
      maxlength: 20,
      'show-word-limit': true,
      'prefix-icon': 'el-icon-user',
      config: {
        ...half,
        required: true,
        tips: true,
        tipsDesc: '6 至 20 位字母、数字、下划线或减号，以字母开头。',
        tipsIsLink: true,
        tipsLink: 'https://example.com/help',
        regList: [{ pattern: '/^[a-zA-Z][\\w-]{5,19}$/', message: '微信号格式不正确' }],
      },
    }),
    field('el-input', 'secret', '支付口令', {
      placeholder: '请输入支付口令',
      'show-password': true,
      config: { ...half, required: true },
    }),
  ),
  field('el-input', 'website', '店铺网址', {
    placeholder: '请输入店铺网址',
    __slot__: { prepend: 'https://', append: '.example' },
  }),
  field('el-input', 'note', '备注', {
    type: 'textarea',
    placeholder: '请输入备注',
    autosize: { minRows: 2, maxRows: 6 },
    maxlength: 200,
    'show-word-limit': true,
  }),
  field('el-input-number', 'stock', '警戒库存', {
    min: 1,
    max: 10,
    step: 1,
    'step-strictly': true,
    precision: 0,
    'controls-position': 'right',
    config: { required: true },
  }),
]

const choices = [
  field('el-select', 'bank', '开户银行', {
    placeholder: '请选择开户银行',
    clearable: true,
    filterable: true,
    ...options('招商银行', '工商银行', '建设银行'),
    config: { required: true },
  }),
  field('el-select', 'channels', '推广渠道', { multiple: true, ...options('公众号', '小程序', 'H5') }),
  field('el-cascader', 'region', '所在地区', {
    placeholder: '请选择所在地区',
    clearable: true,
    options: regions,
    props: { props: { label: 'name', value: 'id', children: 'child', multiple: false } },
    separator: ' / ',
  }),
  field('el-radio-group', 'invoice', '发票类型', {
    ...options('电子发票', '纸质发票'),
    config: { defaultValue: '1' },
  }),
  field('el-radio-group', 'level', '店铺等级', {
    ...options('普通', '精选', '旗舰'),
    config: { optionType: 'button' },
  }),
  field('el-checkbox-group', 'days', '营业周期', {
    ...options('工作日', '周末', '节假日'),
    config: { required: true, defaultValue: [] },
  }),
  field('el-checkbox-group', 'services', '服务承诺', {
    ...options('七天退换', '假一赔三', '极速退款'),
    max: 2,
    config: { optionType: 'button' },
  }),
  field('el-switch', 'pickup', '到店自提', {
    'active-value': '1',
    'inactive-value': '0',
    'active-text': '开启',
    'inactive-text': '关闭',
    config: { defaultValue: '0' },
  }),
  field('el-slider', 'discount', '会员折扣', { min: 50, max: 100, step: 5, config: { defaultValue: 90 } }),
  field('el-slider', 'prices', '价格区间', { range: true, min: 0, max: 100, step: 10, 'show-stops': true }),
]

const date = (type: string, name: string, label: string, config: Json = {}) =>
  field('el-date-picker', name, label, {
    type,
    placeholder: `请选择${label}`,
    'start-placeholder': '开始',
    'end-placeholder': '结束',
    clearable: true,
    config: { ...half, ...config },
  })

const times = [
  row(
    field('el-time-picker', 'openAt', '开门时间', {
      placeholder: '请选择开门时间',
      format: 'HH:mm:ss',
      'value-format': 'HH:mm:ss',
      'picker-options': { selectableRange: '06:00:00-22:00:00' },
      config: half,
    }),
    field('el-time-picker', 'lunch', '午休', { 'is-range': true, config: half }),
    field('time-select', 'hours', '营业时间', { config: { ...half, required: true } }),
    date('date', 'birthday', '开业日期', { required: true }),
    date('week', 'week', '盘点周'),
    date('month', 'month', '账单月份'),
    date('year', 'year', '成立年份'),
    date('dates', 'holidays', '休息日'),
    date('datetime', 'deadline', '截止时间'),
    date('daterange', 'trial', '试用期'),
    date('monthrange', 'season', '旺季'),
    date('datetimerange', 'sale', '促销时段', { span: 24 }),
  ),
]

const others = [
  field('el-rate', 'score', '服务评分', { max: 5, 'allow-half': true, 'show-score': true, config: { required: true } }),
  field('el-color-picker', 'color', '主题颜色', { 'show-alpha': false, 'color-format': 'hex' }),
  field('upload-file', 'contract', '合同文件', { accept: '.pdf,.txt', buttonText: '点击上传' }),
  field('self-upload', 'logo', '店铺标志', { multiple: false, config: { required: true } }),
  field('self-upload', 'gallery', '店铺相册', { multiple: true }),
  field('el-button', '', '帮助', { type: 'primary', __slot__: { default: '主要按钮' } }),
]

/** Every kind of field, for the gallery and for tests. */
export const sampleForm = {
  fields: [...texts, ...choices, ...times, ...others],
  formRef: 'elForm',
  formModel: 'formData',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 100,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
}
