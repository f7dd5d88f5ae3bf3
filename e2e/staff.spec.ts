import type { Page } from 'playwright-core'
import { journey } from './support/journey.ts'
import { takePictures } from './support/take-pictures.ts'
import { mainMenu, openPages, waitUntilLive } from './support/console-parts.ts'
import { signIn, tryToSignIn } from './support/sign-in.ts'

const ADMINS = '/operation/roleManager/adminList'
const ROLES = '/operation/roleManager/identityManager'
const LOG = '/maintain/sensitiveLog'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function createStaff(page: Page, account: string, password: string) {
  await page.getByRole('button', { name: '添加管理员' }).first().click()
  const form = dialog(page, '添加管理员')
  await form.getByLabel('管理员账号').fill(account)
  await form.getByLabel('管理员密码').fill(password)
  await form.getByLabel('确认密码').fill(password)
  await form.getByLabel('管理员姓名').fill('新来的')
  await form.getByLabel('管理员角色').click()
  await page.getByTitle('订单客服').last().click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '确定' }).click()
  await page.getByText('添加管理员成功').waitFor()
}

journey('an account is made, used, disabled and deleted', async (trip) => {
  const { page } = trip
  trip.expectError(/401/)
  await signIn(page, 'shanfeng', ADMINS)
  await createStaff(page, 'shanfeng-xinlai', 'first-day-1')
  const clerk = await trip.anotherVisitor()
  await clerk.goto('/login')
  await tryToSignIn(clerk, 'shanfeng-xinlai', 'first-day-1')
  await clerk.waitForURL('**/dashboard')
  await waitUntilLive(clerk)

  await row(page, 'shanfeng-xinlai').getByRole('switch', { name: '新来的的状态' }).click()
  await page.getByText('更新状态成功').waitFor()
  await dialog(clerk, '请重新登录').waitFor()
  await clerk.reload()
  await clerk.waitForURL('**/login**')

  await row(page, 'shanfeng-xinlai').getByRole('button', { name: '删除' }).click()
  await dialog(page, '提示').getByRole('button', { name: '删除' }).click()
  await page.getByText('删除数据成功').waitFor()
  await row(page, 'shanfeng-xinlai').waitFor({ state: 'detached' })

  await page.goto(LOG)
  await page.getByRole('link', { name: '删除管理员' }).first().waitFor()
})

/** Gives a role a page at this level. */
async function giveInRole(page: Page, role: string, pageName: string, level: string) {
  await row(page, role).getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, '编辑角色')
  await form
    .getByRole('radiogroup', { name: `${pageName}的权限` })
    .getByText(level)
    .click()
  await form.getByRole('button', { name: '更新' }).click()
  await page.getByText('更新角色成功').first().waitFor()
  await form.waitFor({ state: 'hidden' })
}

journey('a role edit takes a page away from a colleague who has it open, and gives it back', async (trip) => {
  const { page } = trip
  await signIn(page, 'shanfeng', ROLES)
  const colleague = await trip.anotherVisitor()
  await signIn(colleague, 'shanfeng-dianzhang', LOG)
  await colleague.getByRole('table').first().waitFor()
  await waitUntilLive(colleague)

  await giveInRole(page, '店长', '敏感操作日志', '不可见')
  await colleague.getByRole('heading', { name: '你没有权限去该页面' }).waitFor()
  await colleague.getByText('「敏感操作日志」不在你现在的权限内').waitFor()
  for (const part of [openPages, mainMenu]) {
    await part(colleague).getByRole('link', { name: '敏感操作日志' }).waitFor({ state: 'detached' })
  }
  await takePictures(colleague, 'page-taken-away')

  await giveInRole(page, '店长', '敏感操作日志', '只看')
  await mainMenu(colleague).getByRole('link', { name: '敏感操作日志' }).waitFor()
})

journey('a role edit takes a button away from a colleague’s open screen, and gives it back', async (trip) => {
  const { page } = trip
  await signIn(page, 'shanfeng', ROLES)
  const colleague = await trip.anotherVisitor()
  await signIn(colleague, 'shanfeng-dianzhang', '/maintain/picture')
  const remove = colleague.getByRole('main').getByRole('button', { name: '删除', exact: true })
  await remove.waitFor()
  await waitUntilLive(colleague)

  await giveInRole(page, '店长', '素材管理', '可编辑')
  await remove.waitFor({ state: 'detached' })
  await giveInRole(page, '店长', '素材管理', '全部')
  await remove.waitFor()
})
