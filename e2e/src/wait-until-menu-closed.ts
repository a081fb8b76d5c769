import { expect, type Page } from '@playwright/test'
import { SOON } from './visual-editor.ts'

/**
 * Waits until the studio's menu has closed, as it does in windows up to 1440 px once the scripts run: all that stands beside it moves to the left then,
 * and a press of that moment meets nothing (docs/footguns.md).
 */
export async function waitUntilMenuClosed(page: Page): Promise<void> {
  const closed = page.locator('.template-default--nav-hydrated:not(.template-default--nav-open)')
  await expect(closed).toHaveCount(1, SOON)
}
