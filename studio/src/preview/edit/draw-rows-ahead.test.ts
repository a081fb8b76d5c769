// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawRowsAhead, layOut } from './draw-rows-ahead.ts'

let left: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  left = new AbortController()
})
afterEach(() => {
  left.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A closed row as Payload draws it. */
function addRow() {
  const row = document.createElement('div')
  row.className = 'blocks-field__row'
  row.innerHTML =
    '<div class="rah-static" aria-hidden="true"><div style="display: none"><div class="render-fields"></div></div></div>'
  document.body.append(row)
  const content = row.querySelector<HTMLElement>('.rah-static > div')
  const fields = row.querySelector('.render-fields')
  if (content === null || fields === null) throw new Error('There is no row')
  return { row, content, draw: () => fields.append(document.createElement('input')) }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a closed row is laid out unseen until its fields are there, and closed again', async () => {
  const { content, draw } = addRow()
  void drawRowsAhead(left.signal)
  await wait(2_500)
  expect(content.style.cssText).toContain('visibility: hidden')
  draw()
  await wait(100)
  expect(content.style.cssText).toBe('display: none;')
})

test('a row that is opened while it is drawn stays open', async () => {
  const { row, content, draw } = addRow()
  void drawRowsAhead(left.signal)
  await wait(2_500)
  draw()
  layOut(row)
  await wait(100)
  expect(content.style.cssText).toBe('')
})

test('an editor who types is not disturbed', async () => {
  const { content } = addRow()
  void drawRowsAhead(left.signal)
  for (let at = 0; at < 10; at += 1) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await wait(400)
  }
  expect(content.style.cssText).toBe('display: none;')
})
