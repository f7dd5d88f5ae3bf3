import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import { ADMIN_ROLE, EVERYTHING, STAFF_ROLE } from '@zhanggui/domain/session/permission-rules'
import { findConfig } from '#features/config/public'
import { changeOwnName, changeOwnPassword, findProfile, listGrants } from '#features/staff/public'
import { inPlatform } from '#platform/db/platform-db'
import { bind, type StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { checkPuzzle, issueImageCode, issuePuzzle } from './captcha.ts'
import { accountSubject, addressSubject, login } from './login.ts'
import { findFailures } from './login-failure.sql.ts'
import { logout } from './logout.ts'
import { menusFor } from './menus.ts'

export const captchaRoutes = (platform: Platform) =>
  bind(captchaApi, {
    image: ({ now }) => issueImageCode(platform, now),
    getPuzzle: ({ now }) => issuePuzzle(platform, now),
    checkPuzzle: ({ now }, input) => checkPuzzle(platform, input, now),
  })

export const sessionRoutes = (platform: Platform) =>
  bind(sessionApi, {
    loginPic: () => loginPicture(platform),
    detect: ({ address, now }, { account }) =>
      inPlatform(platform.pool, async (db) => {
        const ofAccount = await findFailures(db, accountSubject(account), now)
        const ofAddress = await findFailures(db, addressSubject(address), now)
        return Math.max(ofAccount.failures, ofAddress.failures)
      }),
    login: (context, draft) => login(platform, context, draft),
    logout: (context) => logout(platform, context),
    info: async (context) => {
      const [profile, rights] = [await findProfile(context.db, context.staff.adminId), await rightsOf(context)]
      return { ...profile, ...rights }
    },
    menus: async (context) => {
      const { permissionsList } = await rightsOf(context)
      return menusFor(new Set(permissionsList), context.staff.isOwner)
    },
    updateProfile: changeOwnName,
    updatePassword: changeOwnPassword,
    copyright: async ({ db }) => (await findConfig(db, ['copyright_company_name'])).copyright_company_name,
  })

async function rightsOf({ db, staff }: StaffContext) {
  if (staff.isOwner) return { roles: [ADMIN_ROLE], roleNames: ['商户超管'], permissionsList: [EVERYTHING] }
  const { roleNames, permissions } = await listGrants(db, staff.adminId)
  return { roles: [STAFF_ROLE], roleNames, permissionsList: permissions }
}

async function loginPicture({ pool, config }: Platform) {
  const values = await inPlatform(pool, (db) =>
    findConfig(db, ['merchant_login_bg_pic', 'merchant_site_logo_login', 'mer_admin_login_left_logo', 'site_name']),
  )
  return {
    backgroundImage: values.merchant_login_bg_pic,
    loginLogo: values.merchant_site_logo_login,
    leftLogo: values.mer_admin_login_left_logo,
    siteName: values.site_name || '掌柜',
    captcha: config.captcha,
  }
}
