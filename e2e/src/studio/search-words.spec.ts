import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

type SearchWords = { id: string; facts: { words: string[] }[]; synonyms: unknown[] }

test(
  'the words of a row are edited in one text field, and a long list of rows is shown on request (spec §7)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(180_000)
    const admin = await openAdminApi(request)
    const where = `where[site][equals]=${MAIN_BRAND}/da_DK`
    const { docs } = (await admin.call('get', `/search-synonyms?${where}&limit=1&depth=0&draft=true`)).body
    const [{ id, facts, synonyms }]: [SearchWords] = docs
    const before = facts[0]?.words ?? []
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/search-synonyms/${id}`)
    const rows = page.locator('#field-facts .array-field__row')
    await expect(rows).toHaveCount(facts.length, SOON)

    const first = rows.first()
    await expect(first.getByRole('combobox')).toHaveCount(0)
    await first.locator('.collapsible__toggle').click()
    await expect(first.getByRole('combobox')).toHaveCount(2, SOON)
    const box = first.getByRole('textbox', { name: 'Words' })
    await expect(box).toHaveValue(before.join(', '))
    const [one, two] = [randomUUID(), randomUUID()]
    await box.fill(`${before.join(', ')}, ${one};  vov   ${two}`)
    await box.blur()
    const after = [...before, one, `vov ${two}`]
    await expect(box).toHaveValue(after.join(', '))
    const stored = async () =>
      (await admin.call('get', `/search-synonyms/${id}?draft=true&depth=0`)).body.facts[0].words
    await expect.poll(stored, SOON).toEqual(after)

    const others = page.locator('#field-synonyms .array-field__row')
    await expect(others).toHaveCount(0)
    await page.getByRole('button', { name: `Show all ${synonyms.length} rows` }).click()
    await expect(others).toHaveCount(synonyms.length, SOON)
    await admin.update('search-synonyms', id, { facts, _status: 'published' })
  },
)
