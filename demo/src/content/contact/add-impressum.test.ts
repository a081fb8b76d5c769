import { describe, expect, test } from 'vitest'
import { SITES } from '../sites.ts'

const GERMAN = SITES.filter(({ site }) => site.endsWith('/de_DE'))

describe('the Impressum of German sites', () => {
  test('exists on every German site and on no other', () => {
    const sites = SITES.filter(({ pages }) => pages.some(({ name }) => name === 'impressum')).map(({ site }) => site)
    expect(sites).toEqual(['tailwell/de_DE', 'aldergrove/de_DE'])
  })

  test.each(GERMAN.map((site) => [site.site, site] as const))(
    '%s: names the company, a representative, email, telephone, register and tax number',
    (_id, { pages, siteSettings: { company } }) => {
      const page = pages.find(({ path }) => path === 'impressum')
      const text = JSON.stringify(page?.main).replaceAll('\u00A0', ' ')
      expect(text).toContain(`${company.name}\\n${company.address.replaceAll('\n', ', ')}\\nVertreten durch: `)
      expect(text).toContain(`(mailto:${company.emailAddress})`)
      // 030 23125 000 to 999 are not given out.
      expect(text).toMatch(/\[\+49 30 23125 \d{3}\]\(tel:\+493023125\d{3}\)/)
      expect(text).toMatch(/Nummer 0000000\d\\nUmsatzsteuer-Identifikationsnummer: NL00000000\dB00/)
      expect(text).not.toMatch(/[{][a-z]+[}]/)
    },
  )

  test.each(GERMAN.map((site) => [site.site, site] as const))(
    '%s: is linked after the privacy page in the bottom menu, and the help column links the contact page',
    (_id, { menus }) => {
      expect(menus.bottom.map(({ title }) => title).slice(0, 2)).toEqual(['Datenschutz', 'Impressum'])
      const column = menus.footer.find(({ items = [] }) => items.some(({ target }) => target === 'page:faq'))
      expect(column?.items).toContainEqual({ title: 'Kontakt', target: 'page:contact' })
    },
  )
})
