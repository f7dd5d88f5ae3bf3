import { expect } from 'vitest'
import { axe } from './axe.ts'
import { journey } from './journey.ts'
import { look } from './look.ts'
import { signIn } from './sign-in.ts'

journey('the login page opens', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录商户后台' }).waitFor()
  expect(await page.title()).toBe('登录 - 掌柜')
  await axe(page)
  await look(page, 'login')
})

journey('the owner signs in', async ({ page }) => {
  await signIn(page, 'shanfeng')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
