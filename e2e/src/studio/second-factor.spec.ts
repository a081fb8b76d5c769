import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const SOON = { timeout: 30_000 }
const PASSWORD = 'long enough for a test'

/** Adds a virtual authenticator to the browser, which always confirms. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(`${adminOrigin}/admin/login`)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible(SOON)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${adminOrigin}/admin/logout`)
  await page.waitForURL(`${adminOrigin}/admin/login`, SOON)
}

/** Checks WCAG 2.2 AA on the part of the page that is ours. */
async function findFaults(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test(
  'a studio user adds a passkey, signs in with the passkey alone, and with password and recovery code',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(180_000)
    const admin = await openAdminApi(request)
    const email = `${randomUUID()}@example.test`
    const { id } = await admin.create('users', { name: 'Petra', email, password: PASSWORD, role: 'reviewer' })
    await plugInAuthenticator(page)

    await page.goto(`${adminOrigin}/admin/login`)
    await expect(page.getByLabel('Email')).toBeFocused(SOON)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible(SOON)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findFaults(page, '.menagerie-sign-in')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }

    await typePassword(page, email)
    await page.waitForURL(`${adminOrigin}/admin`, SOON)
    await page.goto(`${adminOrigin}/admin/account`)
    await page.getByRole('button', { name: 'Add a passkey' }).click(SOON)
    const dialog = page.getByRole('dialog', { name: 'Second factors' })
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Name of the passkey').fill('Laptop')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(10, SOON)
    const code = (await dialog.getByRole('listitem').first().textContent()) ?? ''
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    const factors = page.getByRole('region', { name: 'Second factors' })
    await expect(factors.getByText('Passkey: Laptop')).toBeVisible(SOON)
    expect(await findFaults(page, '.menagerie-factors')).toEqual([])

    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click(SOON)
    await page.waitForURL(`${adminOrigin}/admin`, SOON)

    await signOut(page)
    await typePassword(page, email)
    await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible(SOON)
    // A reload in the middle shows the same step again, and no page of the studio opens before it is done.
    await page.goto(`${adminOrigin}/admin/collections/pages`)
    await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible(SOON)
    expect(await findFaults(page, '.menagerie-sign-in')).toEqual([])
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click(SOON)
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('AAAAA-AAAAA')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'not one of your unused' })).toBeVisible(SOON)
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/collections\/pages|\/admin$/, SOON)
    await admin.remove('users', id)
  },
)
