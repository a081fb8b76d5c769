import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const PATIENCE_MS = 5_000
const LOOK_AGAIN_MS = 50

/** Returns whether the check is true now or becomes true soon. */
export async function comesTrue(check: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(LOOK_AGAIN_MS)) {
    const isSo = await check()
    if (isSo || Date.now() > deadline) return isSo
  }
}

/** Waits until all animations have ended, as people do before the next key. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const ended = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
    await Promise.race([Promise.all(ended), new Promise((done) => setTimeout(done, patience))])
  }, PATIENCE_MS)
}
