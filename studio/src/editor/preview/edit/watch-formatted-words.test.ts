// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { watchFormattedWords } from './watch-formatted-words.ts'

test('changes in a formatted text of the form are reported, and changes in a dialog over the form are not', async () => {
  document.body.innerHTML = `<form><div data-field-path="main.0.content"><div contenteditable="true" tabindex="0"><p><span>Hond</span></p></div></div></form>
    <div data-field-path="other"><div contenteditable="true" tabindex="0" id="dialog"><span>Kat</span></div></div>`
  const tell = vi.fn()
  const stop = watchFormattedWords(() => document.querySelector('form'), tell)
  for (const editor of document.querySelectorAll<HTMLElement>('[contenteditable]')) {
    // jsdom does not implement `isContentEditable`.
    Object.defineProperty(editor, 'isContentEditable', { value: true })
    editor.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const words = editor.querySelector('span')?.firstChild
    if (!(words instanceof Text)) throw new Error('no words')
    words.data += 'e'
    words.data += 'n'
    await Promise.resolve()
  }
  expect(tell.mock.calls).toEqual([[{ path: 'main.0.content', before: 'Hond', text: 'Honden' }]])
  stop()
})
