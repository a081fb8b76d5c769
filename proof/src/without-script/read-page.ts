import type { Page } from '@playwright/test'
import type { PageOfKind } from '../pages/find-pages.ts'

/** Checks that a page is complete without scripts: it answers, has its heading and its text, and no control without effect. */
export async function readPage(page: Page, { url, kind }: PageOfKind): Promise<string[]> {
  const answer = await page.goto(url)
  const expected = kind === 'missing' ? 404 : 200
  const status = answer?.status() === expected ? [] : [`answers ${answer?.status()}`]
  const isHeaded = await page.getByRole('heading', { level: 1 }).first().isVisible()
  const text = await page.getByRole('main').innerText()
  return [
    ...status,
    ...(isHeaded ? [] : ['its first heading is not seen']),
    ...(text.trim().length > 0 ? [] : ['has no text']),
    ...(await findDeadControls(page)).map((control) => `a control that does nothing: ${control}`),
  ]
}

/** Finds visible, enabled buttons and fields that are in no form and open nothing by themselves, and links without a target. */
function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('button:enabled, input, select, textarea, a[href^="#"], a:not([href])'),
    ]
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        if (control instanceof HTMLAnchorElement) {
          const id = decodeURIComponent(control.hash.slice(1))
          return control.hash === '' || (id !== 'top' && document.getElementById(id) === null)
        }
        const opens = control.hasAttribute('popovertarget') || control.hasAttribute('commandfor')
        const sends = control.closest('form') !== null && control.getAttribute('type') !== 'button'
        return !opens && !sends
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
}
