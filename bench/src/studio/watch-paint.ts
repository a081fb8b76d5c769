import type { Frame, Page } from '@playwright/test'

/** Time of the machine, because the clocks of frames begin at different moments. */
const NOW = 'performance.timeOrigin + performance.now()'
const ASK_AGAIN_MS = 20

/** Records when the studio gets a key press, and when a row of the form gets the focus. */
export async function watchStudio(page: Page): Promise<void> {
  await page.addInitScript(`
    window.benchKeyAt = 0; window.benchPressAt = 0; window.benchFocus = []
    addEventListener('keydown', (event) => { window.benchKeyAt = performance.timeOrigin + event.timeStamp }, true)
    addEventListener('click', (event) => { window.benchPressAt = performance.timeOrigin + event.timeStamp }, true)
    addEventListener('focusin', (event) => {
      const row = event.target.closest && event.target.closest('[id^="main-row-"]')
      if (row) window.benchFocus.push({ row: row.id, at: ${NOW} })
    }, true)`)
}

/** Starts to look for a text in headings or other elements. `readPainted` returns the moment after it was painted. */
export async function watchPainted(frame: Frame | Page, text: string, elements = 'h2'): Promise<void> {
  await frame.evaluate(`(() => {
    const wanted = ${JSON.stringify(text)}
    const isThere = () => [...document.querySelectorAll(${JSON.stringify(elements)})].some(({ textContent }) => textContent === wanted)
    window.benchPainted = new Promise((done) => {
      const look = () => {
        if (!isThere()) return false
        observer.disconnect()
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => done(${NOW})
          channel.port2.postMessage(0)
        })
        return true
      }
      const observer = new MutationObserver(look)
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
      look()
    })
  })()`)
}

export const readPainted = (frame: Frame | Page): Promise<number> => frame.evaluate('window.benchPainted')
export const readKeyAt = (page: Page): Promise<number> => page.evaluate('window.benchKeyAt')
export const readPressAt = (frame: Frame): Promise<number> => frame.evaluate('window.benchPressAt')

/** Waits until the row gets the focus after a given moment, and returns when it did. It asks again and again, because the studio's pages may not run code from texts. */
export async function readFocusAt(page: Page, row: string, since: number): Promise<number> {
  const found = `window.benchFocus.find(({ row, at }) => row === ${JSON.stringify(row)} && at >= ${since})?.at`
  for (;;) {
    const at: unknown = await page.evaluate(found)
    if (typeof at === 'number') return at
    await page.waitForTimeout(ASK_AGAIN_MS)
  }
}
