import type { Page } from '@playwright/test'
import { follow } from './follow.ts'

/** Chooses the first available filter and sends it with the panel's button: the new address must contain it and show it as chosen. */
export async function chooseFilter(page: Page): Promise<string[]> {
  const panel = page.locator('#filters')
  if ((await panel.count()) === 0) return []
  const toggle = page.getByRole('main').locator('button[popovertarget=filters]').filter({ visible: true })
  if ((await toggle.count()) > 0) await toggle.first().click()
  const box = panel.locator('input:enabled').filter({ visible: true }).first()
  const name = await box.getAttribute('name')
  await box.check()
  const [answer] = await Promise.all([page.waitForNavigation(), panel.locator('button[type=submit]').click()])
  if (answer?.status() !== 200) return [`a filter leads to ${page.url()}: ${answer?.status()}`]
  const isAsked = new URL(page.url()).searchParams.has(name ?? '')
  const isChosen = (await panel.locator(`input[name="${name}"]:checked`).count()) === 1
  const isFound = (await page.locator('main article').count()) > 0
  return isAsked && isChosen && isFound ? [] : [`a chosen filter shows ${page.url()}`]
}

/** Compares the first product with another one. */
export async function compareTwo(page: Page): Promise<string[]> {
  const links = page.locator('main a[data-compare]')
  if ((await links.count()) === 0) return []
  const faults = await follow(page, links.first())
  const shown = await page.locator('main thead th').count()
  faults.push(...(await follow(page, page.locator('main h2 ~ ul a').first())))
  const isBeside = (await page.locator('main thead th').count()) === shown + 1
  return isBeside ? faults : [...faults, `no second product stands beside the first: ${page.url()}`]
}
