import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import { countedFailures } from '@zhanggui/domain/session/login-throttle-rules'
import { ADMIN_ROLE, EVERYTHING, STAFF_ROLE } from '@zhanggui/domain/session/permission-rules'
import { findConfig } from '#features/config/public'
import { changeOwnName, changeOwnPassword, findProfile, listGrants } from '#features/staff/public'
import { countShops } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { bind, type PublicContext, type StaffContext } from '#platform/http/route'
import { checkPuzzle, issueImageCode, issuePuzzle } from './captcha.ts'
import { login, attemptOf } from './login.ts'
import { findFailures } from './login-failure.sql.ts'
import { logout } from './logout.ts'
import { loginFactor } from './sign-in/login-factor.ts'
import { menusFor } from './menus.ts'

export const captchaRoutes = bind(captchaApi, {
  image: issueImageCode,
  getPuzzle: issuePuzzle,
  checkPuzzle,
})

export const sessionRoutes = bind(sessionApi, {
  loginPic: loginPicture,
  detect: (context, draft) =>
    context.inPlatform(async (db) => countedFailures(await findFailures(db, attemptOf(context, draft), context.now))),
  login,
  loginFactor,
  logout,
  info: async (context) => {
    const { db, staff } = context
    const [profile, rights] = [await findProfile(db, staff.adminId), await rightsOf(context)]
    const shopCount = await asPlatform(db, (people) => countShops(people, staff))
    return { ...profile, ...rights, shopCount, mustSetUpFactor: staff.lacksFactor }
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
  if (staff.isOwner) return { roles: [ADMIN_ROLE], roleNames: ['店主'], permissionsList: [EVERYTHING] }
  const { roleNames, permissions } = await listGrants(db, staff.adminId)
  return { roles: [STAFF_ROLE], roleNames, permissionsList: permissions }
}

async function loginPicture({ inPlatform, config }: PublicContext) {
  const values = await inPlatform((db) =>
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
