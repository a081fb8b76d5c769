import { expect } from '@playwright/test'
import { exampleOf, holdIslands, openGallery, readyIn, slowDown } from './gallery.ts'
import { sampleAt } from './sample.ts'
import { test } from './test.ts'

const SENTENCE = 'Bella and Max are two very good dogs, Жучка too.'

// Design §6: what a visitor does before an island is interactive is not lost, and not done twice.
for (const [at, [device, prepare]] of (
  [
    ['a fast device', openGallery],
    [
      'a phone four times slower, on a slow connection',
      async (page: Parameters<typeof openGallery>[0]) => {
        await slowDown(page)
        await openGallery(page)
      },
    ],
  ] as const
).entries())
  test.describe(`the first thing done on ${device}`, sampleAt(at), () => {
    test.beforeEach(({ page }) => prepare(page))

    test('a click counts once, however often it is repeated while nothing happens yet', async ({ page }) => {
      const count = exampleOf(page, 'slow')
      await count.getByRole('button').dblclick()
      await count.getByRole('button').click()
      await expect(count.getByRole('status')).toHaveText('5')
      await expect(count.getByRole('status')).toHaveText('6')
      await count.getByRole('button').dblclick()
      await expect(count.getByRole('status')).toHaveText('8')
    })

    for (const key of ['Enter', 'Space'])
      test(`${key} on a button works like a click, and the focus stays`, async ({ page }) => {
        const count = exampleOf(page, 'interaction')
        await count.getByRole('button').focus()
        await page.keyboard.press(key)
        await expect(count.getByRole('status')).toHaveText('6')
        await expect(count.getByRole('button')).toBeFocused()
        await page.keyboard.press(key)
        await expect(count.getByRole('status')).toHaveText('7')
      })

    test('no key press of a whole sentence is lost', async ({ page }) => {
      const fields = exampleOf(page, 'fields')
      await fields.getByLabel('Name').pressSequentially(SENTENCE, { delay: 20 })
      await expect(readyIn(page, 'fields')).toBeAttached()
      await expect(fields.getByLabel('Name')).toHaveValue(SENTENCE)
      await expect(fields.getByLabel('Name')).toBeFocused()
      await expect(fields.getByRole('status')).toContainText(`text=${SENTENCE} `)
    })

    test('a text is pasted into the midst of a letter', async ({ page }) => {
      const text = exampleOf(page, 'letter').getByLabel('Your letter')
      await text.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' thank you')
      await page.keyboard.press('Shift+Home')
      await page.keyboard.press('Control+c')
      await page.keyboard.press('Home')
      await page.keyboard.press('Control+v')
      const expected = 'Dear team, thank youDear team, thank you'
      await expect(readyIn(page, 'letter')).toBeAttached()
      await expect(exampleOf(page, 'letter').getByRole('status')).toContainText(`"text":"${expected}"`)
      await page.keyboard.type('!')
      await expect(text).toHaveValue('Dear team, thank you!Dear team, thank you')
    })

    test('boxes, choices and one of several are known afterwards', async ({ page }) => {
      const [fields, letter] = [exampleOf(page, 'fields'), exampleOf(page, 'letter')]
      await fields.getByLabel('Agree').check()
      await fields.getByLabel('Animal').selectOption('cat')
      await letter.getByLabel('Praise').check()
      await expect(fields.getByRole('status')).toContainText('agreed=true animal=cat')
      await expect(letter.getByRole('status')).toContainText('"kind":"praise"')
      await expect(fields.getByLabel('Agree')).toBeChecked()
      await expect(letter.getByLabel('Praise')).toBeChecked()
    })

    test('a widget opens with the press that loads it, and not again', async ({ page }) => {
      const toggle = exampleOf(page, 'toggle')
      await toggle.getByRole('button').click()
      await expect(toggle.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
      await expect(toggle.getByText('Escape closes')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(toggle.getByText('Escape closes')).toBeHidden()
    })
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a tap counts once', async ({ page }) => {
    await slowDown(page)
    await openGallery(page)
    const count = exampleOf(page, 'interaction')
    await count.getByRole('button').tap()
    await expect(count.getByRole('status')).toHaveText('6')
    await count.getByRole('button').tap()
    await expect(count.getByRole('status')).toHaveText('7')
  })
})

test.describe('what browsers do by themselves they do at once, and alone', () => {
  test('a link is followed', async ({ page }) => {
    await holdIslands(page)
    await openGallery(page)
    await exampleOf(page, 'interaction').getByRole('link').click()
    await expect(page).toHaveURL(/#elsewhere$/)
  })

  test('a link with a modifier key opens beside the page, one time', async ({ page, context }) => {
    const release = await holdIslands(page)
    await openGallery(page)
    const opened = context.waitForEvent('page')
    await exampleOf(page, 'interaction')
      .getByRole('link')
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    release()
    await expect(readyIn(page, 'interaction')).toBeAttached()
    await expect(page).not.toHaveURL(/#elsewhere$/)
    expect(context.pages()).toHaveLength(1)
  })

  test('a form is sent as a form, and once its script is there without leaving the page', async ({ page }) => {
    const release = await holdIslands(page)
    await openGallery(page)
    await exampleOf(page, 'form').getByLabel('Words').fill('two dogs')
    await exampleOf(page, 'form').getByRole('button').click()
    await expect(page).toHaveURL(/\?words=two\+dogs$/)
    release()
    await exampleOf(page, 'form').getByLabel('Words').fill('three cats')
    await expect(readyIn(page, 'form')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(exampleOf(page, 'form').getByRole('status')).toHaveText('Kept on the page: three cats')
    await expect(page).toHaveURL(/\?words=two\+dogs$/)
  })
})
