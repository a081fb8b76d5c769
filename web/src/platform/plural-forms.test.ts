import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { expect, test } from 'vitest'
import { toPluralForms, writePlural } from './plural-forms.ts'

test('counts are written as the catalogue writes them, in every language', () => {
  for (const site of BRAND_LOCALES) {
    const write = (count: number) => translator(site)('products.count', { count })
    const forms = toPluralForms(site.iso, write)
    for (const count of [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 1_234, 1_000_000]) {
      expect(writePlural(forms, site.iso, count), `${site.id} ${count}`).toBe(write(count))
    }
  }
})
