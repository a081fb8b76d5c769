import { describe, expect, test } from 'vitest'
import { counter, fields } from './testing/example-islands.tsx'
import { inBrowser } from './testing/in-browser.ts'

const { page, served, problems, untilReady, holdScripts } = inBrowser()

describe('what a person did before an island was ready', () => {
  test('a click on a button counts once, also when it was repeated out of impatience', async () => {
    served().show(counter('interaction'))
    await page().goto(served().url)
    const release = holdScripts()
    for (let click = 0; click < 3; click += 1) await page().getByRole('button').click()
    expect(await page().getByRole('status').textContent()).toBe('5')
    release()
    await untilReady('Counter')
    expect(await page().getByRole('status').textContent()).toBe('6')
    await page().getByRole('button').click()
    expect(await page().getByRole('status').textContent()).toBe('7')
    expect(problems()).toEqual([])
  })

  test('the keyboard works like the pointer', async () => {
    served().show(counter('interaction'))
    await page().goto(served().url)
    const release = holdScripts()
    await page().keyboard.press('Tab')
    await page().keyboard.press('Enter')
    release()
    await untilReady('Counter')
    expect(await page().getByRole('status').textContent()).toBe('6')
  })

  test('a link is followed at once and not a second time', async () => {
    served().show(counter('interaction'))
    await page().goto(served().url)
    const release = holdScripts()
    await page().getByRole('link').click()
    expect(page().url()).toContain('#elsewhere')
    await page().evaluate(() => history.replaceState(null, '', '/'))
    release()
    await untilReady('Counter')
    expect(page().url()).not.toContain('#elsewhere')
    expect(problems()).toEqual([])
  })

  test('no typed character is lost, before, while and after React takes over', async () => {
    served().show(fields)
    await page().goto(served().url)
    const release = holdScripts()
    const name = page().getByLabel('Name')
    await name.pressSequentially('Bella', { delay: 5 })
    setTimeout(release, 30)
    await name.pressSequentially(' and Max are two very good dogs', { delay: 5 })
    await untilReady('Fields')
    const typed = 'Bella and Max are two very good dogs'
    expect(await name.inputValue()).toBe(typed)
    await page().getByText(`text=${typed} agreed`).waitFor()
    expect(problems()).toEqual([])
  })

  test('the caret stays where it was', async () => {
    served().show(fields)
    await page().goto(served().url)
    const release = holdScripts()
    const name = page().getByLabel('Name')
    await name.pressSequentially('Bela')
    await page().keyboard.press('ArrowLeft')
    release()
    await untilReady('Fields')
    await page().keyboard.type('l')
    expect(await name.inputValue()).toBe('Bella')
    await page().getByText('text=Bella agreed').waitFor()
  })

  test('choices, focus and widget keys are known to React afterwards', async () => {
    served().show(fields)
    await page().goto(served().url)
    const release = holdScripts()
    await page().getByLabel('Agree').check()
    await page().getByLabel('Animal').selectOption('cat')
    await page().getByLabel('Name').focus()
    await page().keyboard.press('ArrowDown')
    release()
    await untilReady('Fields')
    await page().getByText('text= agreed=true animal=cat focus=seen keys=ArrowDown').waitFor()
    expect(await page().getByLabel('Agree').isChecked()).toBe(true)
    expect(problems()).toEqual([])
  })

  test('what the browser folds open by itself stays open', async () => {
    served().show(fields)
    await page().goto(served().url)
    const release = holdScripts()
    await page().getByText('More').click()
    expect(await page().getByText('Folded text').isVisible()).toBe(true)
    release()
    await untilReady('Fields')
    expect(await page().getByText('Folded text').isVisible()).toBe(true)
    expect(problems()).toEqual([])
  })
})
