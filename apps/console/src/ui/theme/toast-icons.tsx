import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { TypeIcon } from 'antd/es/message/PurePanel'

/** antd reads its icons out by their English names, and takes others for each single toast only. */
export function labelToastIcons() {
  TypeIcon.success = <CheckCircleFilled aria-label="成功" />
  TypeIcon.error = <CloseCircleFilled aria-label="错误" />
  TypeIcon.warning = <ExclamationCircleFilled aria-label="警告" />
  TypeIcon.info = <InfoCircleFilled aria-label="提示" />
}
