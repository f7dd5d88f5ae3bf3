import {
  CalendarOutlined,
  ClockCircleOutlined,
  EditOutlined,
  EnvironmentOutlined,
  HomeOutlined,
  LinkOutlined,
  LockOutlined,
  MailOutlined,
  MobileOutlined,
  PhoneOutlined,
  PictureOutlined,
  SearchOutlined,
  ShoppingOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/** The generator's names for icons, as far as they are of use in an input. */
const icons: Readonly<Record<string, ReactNode>> = {
  'el-icon-user': <UserOutlined aria-hidden />,
  'el-icon-mobile': <MobileOutlined aria-hidden />,
  'el-icon-mobile-phone': <MobileOutlined aria-hidden />,
  'el-icon-phone': <PhoneOutlined aria-hidden />,
  'el-icon-phone-outline': <PhoneOutlined aria-hidden />,
  'el-icon-message': <MailOutlined aria-hidden />,
  'el-icon-lock': <LockOutlined aria-hidden />,
  'el-icon-key': <LockOutlined aria-hidden />,
  'el-icon-search': <SearchOutlined aria-hidden />,
  'el-icon-date': <CalendarOutlined aria-hidden />,
  'el-icon-time': <ClockCircleOutlined aria-hidden />,
  'el-icon-edit': <EditOutlined aria-hidden />,
  'el-icon-link': <LinkOutlined aria-hidden />,
  'el-icon-location': <EnvironmentOutlined aria-hidden />,
  'el-icon-house': <HomeOutlined aria-hidden />,
  'el-icon-picture': <PictureOutlined aria-hidden />,
  'el-icon-goods': <ShoppingOutlined aria-hidden />,
  'el-icon-wallet': <WalletOutlined aria-hidden />,
  'el-icon-bank-card': <WalletOutlined aria-hidden />,
}

export const elementIcon = (name: string): ReactNode => (Object.hasOwn(icons, name) ? icons[name] : undefined)
