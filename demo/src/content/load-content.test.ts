import { FORM_SCHEMAS } from '@menagerie/contract/forms'
import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { BRAND_KEYS, LANGUAGES } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import { isGatedTemplate } from '@menagerie/studio/publish/parts/template-parts'
import { BLOCK_SCHEMAS } from '@menagerie/web/blocks/block-schemas'
import { describe, expect, it } from 'vitest'
import { ARTICLE_FRAMES } from './articles/article-frames.ts'
import { dayFromToday } from './articles/days.ts'
import { HOUSE_PAGES } from './house/house-pages.ts'
import { loadContent } from './load-content.ts'
import { isSoldIn } from './products/availability.ts'
import { PRODUCT_FAMILIES } from './products/families/all-families.ts'
import { RAW_CONTENT as RAW } from './raw-content.ts'
import { SITES } from './sites.ts'

/** Targets that are pages of animals and of their departments. */
const ANIMALS = /^page:(dogs|cats|horses|rabbits|parrots|fish|others)\b/

describe('the demo content', () => {
  it('loads without faults for every site', () => {
    expect(loadContent().sites).toHaveLength(BRAND_LOCALES.length)
  })

  it('has texts for every product on every site that sells it', () => {
    for (const { locale, products } of loadContent().sites) {
      const sold = PRODUCT_FAMILIES.filter(
        (family) => family.brand === locale.brand && isSoldIn(family, locale.country),
      )
      expect(products.map(({ sku }) => sku)).toEqual(sold.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
    }
  })

  it('shows no product block on a page that lists products', () => {
    const lists = new Set(['MainCategory', 'SubCategory', 'ProductOverviewPage'])
    const blocks = SITES.flatMap(({ pages }) => pages.filter(({ template = '' }) => lists.has(template))).flatMap(
      ({ main = [] }) => main.flatMap(({ block }) => block ?? []),
    )
    expect(blocks).toContain('RichText')
    expect(blocks.filter((block) => block.startsWith('Product'))).toEqual([])
  })

  it('uses the spelling of the country', () => {
    // Leaves out words that visitors type, which are accepted in both spellings.
    const withoutTyped = (key: string, value: unknown) => (key === 'searchFacts' ? undefined : value)
    const texts = (id: string) =>
      JSON.stringify(
        SITES.find(({ site }) => site === id),
        withoutTyped,
      )
    expect(texts('tailwell/en_GB')).toMatch(/colouring/)
    expect(texts('tailwell/en_US')).toMatch(/artificial coloring/)
  })

  it('allows no line break before French punctuation or a Russian dash', () => {
    const texts = (id: string) => JSON.stringify(SITES.find(({ site }) => site === id))
    expect(texts('tailwell/fr_BE')).toMatch(/suffisent\u00A0; rincez/)
    expect(texts('tailwell/fr_BE')).not.toMatch(/ [;:?!»]/)
    expect(texts('tailwell/ru_RU')).toMatch(/кролика\u00A0— это/)
    expect(texts('tailwell/nl_NL')).not.toMatch(
      /\u00A0(?!(kg|mg|g|ml|l|cm|mm|m|kcal|IE)\b|(stuk|tablet|capsule|pipet|doekje|zakje|kuipje)|tot\u00A0\d|[%°×\d])/,
    )
  })

  it('has no-break spaces and joiners in texts, but not in category names, search terms and addresses', () => {
    const site = SITES.find((each) => each.site === 'tailwell/ru_RU')
    expect(JSON.stringify(site?.pages)).toMatch(/что-\u2060то/)
    expect(site?.products[0]?.name).toMatch(/и\u00A0мёд.* 250\u00A0мл/)
    const compared = site?.categories.map(({ displayName }) => displayName) ?? []
    const addresses = JSON.stringify([
      site?.pages.map(({ name, path }) => [name, path]),
      site?.products.map(({ sku, url_slug, url_key, video_url }) => [sku, url_slug, url_key, video_url]),
      site?.menus.header.map(({ target }) => target),
      site?.searchSettings.terms,
    ])
    expect(compared.join()).toMatch(/ и /)
    expect(`${compared.join()} ${addresses}`).not.toMatch(/[\u00A0\u2060]/)
  })

  it('uses no Latin words in Russian product texts, except names and units', () => {
    const products = SITES.find(({ site }) => site === 'tailwell/ru_RU')?.products ?? []
    const words = products.flatMap(({ name, short_description, usps }) => [name, short_description, ...usps]).join(' ')
    expect(
      words.match(/[a-z]{2,}/gi)?.filter((word) => !['Tailwell', 'pH', 'KH', 'GH', 'NO'].includes(word)) ?? [],
    ).toEqual([])
  })
})

describe('the demo content beyond pages and products', () => {
  const content = loadContent()

  it('dates articles and jobs in the past, and closing dates of jobs in the future', () => {
    const today = dayFromToday(0)
    for (const { locale, articles, jobs } of content.sites) {
      expect([locale.id, [...articles, ...jobs].filter(({ created }) => created > today)]).toEqual([locale.id, []])
      expect([locale.id, jobs.filter(({ validThrough }) => validThrough <= today)]).toEqual([locale.id, []])
    }
  })

  it('has more blog posts than one page of the list shows, below more than one main topic', () => {
    for (const { articles, categories } of content.sites) {
      const posts = articles.filter(({ kind }) => kind === 'blog')
      expect(posts.length).toBeGreaterThan(12)
      const topics = new Set(posts.flatMap((post) => post.categories))
      const tops = categories.filter(({ code }) => topics.has(code)).map(({ parent }) => parent)
      expect(new Set(tops).size).toBeGreaterThan(1)
    }
  })

  it('lists the animal of an article first, and the subject before two animals', () => {
    for (const { name, tags } of ARTICLE_FRAMES) {
      const animals = tags.filter((tag) => tag === 'dogs' || tag === 'cats')
      const first = animals.length === 2 ? 1 : 0
      expect([name, tags.slice(first, first + animals.length)]).toEqual([name, animals])
    }
  })

  it('uses American words on the American site', () => {
    const american = JSON.stringify(content.sites.find(({ locale }) => locale.id === 'tailwell/en_US')?.articles)
    expect(american).toMatch(/sidewalk/)
    expect(american).toMatch(/Shedding season/)
    expect(american).toMatch(/Animal Poison Control/)
    const site = content.sites.find(({ locale }) => locale.id === 'tailwell/en_US')
    expect(JSON.stringify([site?.products, site?.pages, site?.categories])).toMatch(/trunk of the car/)
  })

  it('uses every kind of block at least once', () => {
    const blocks = content.sites.flatMap(({ pages, articles, jobs }) => [
      ...pages.flatMap(({ extras, miniBanners, main }) => [...extras, ...miniBanners, ...main]),
      ...[...articles, ...jobs].flatMap(({ main }) => main),
    ])
    expect(new Set(blocks.map(({ block }) => block))).toEqual(new Set(Object.keys(BLOCK_SCHEMAS)))
  })

  it('links every department of the menu from the home page of every site', () => {
    for (const { locale, pages, menus } of content.sites) {
      const home = pages.find(({ name }) => name === 'home')
      const banners = (home?.miniBanners ?? []).flatMap((row) => (row.block === 'MiniBanners' ? row.banners : []))
      const targets = new Set(banners.map(({ target }) => target))
      const sections = new Set(
        pages.filter(({ template }) => template === 'MainCategory').map(({ name }) => `page:${name}`),
      )
      const missing = menus.header.filter(({ target = '' }) => sections.has(target) && !targets.has(target))
      expect([locale.id, missing.map(({ title }) => title)]).toEqual([locale.id, []])
    }
  })

  it('links the same pages in the menus of every site, each page under one name', () => {
    const sets = content.sites.map(({ locale, menus }) => {
      const leaves = [menus.top, menus.header, menus.footer, menus.bottom].flatMap((slot) =>
        slot.flatMap(({ items = [], ...item }) => [item, ...items]),
      )
      const named = Map.groupBy(
        leaves.filter(({ target }) => target !== undefined),
        ({ target = '' }) => target,
      )
      const twice = [...named].filter(([, links]) => new Set(links.map(({ title }) => title)).size > 1)
      expect([locale.id, twice.map(([target]) => target)]).toEqual([locale.id, []])
      return [...named.keys()]
        .filter((target) => /^(page|route):/.test(target) && !ANIMALS.test(target) && target !== 'page:impressum')
        .toSorted()
    })
    const [first = []] = sets
    for (const name of ['care', 'stores', 'contact', ...HOUSE_PAGES]) expect(first).toContain(`page:${name}`)
    expect(sets.filter((set) => set.join() !== first.join())).toEqual([])
  })

  it('lists a page before pages that refer to it as “also watch”, as the database requires', () => {
    for (const { locale, pages } of content.sites) {
      const names = pages.map(({ name }) => `page:${name}`)
      const early = pages.filter(
        ({ alsoWatch }, index) =>
          alsoWatch && names.includes(alsoWatch.target) && names.indexOf(alsoWatch.target) > index,
      )
      expect([locale.id, early.map(({ name }) => name)]).toEqual([locale.id, []])
    }
  })

  it('uses every page template on both brands, and has nine portal pages on every site', () => {
    for (const brand of BRAND_KEYS) {
      const pages = content.sites.filter(({ locale }) => locale.brand === brand).flatMap((site) => site.pages)
      expect([brand, new Set(pages.map(({ template }) => template))]).toEqual([brand, new Set(PAGE_TEMPLATES)])
    }
    for (const { locale, pages } of content.sites)
      expect([locale.id, pages.filter(({ template }) => isGatedTemplate(template)).length]).toEqual([locale.id, 9])
  })

  it('has the portal at the path that the locale sets, and menu links to it only for signed-in customers', () => {
    for (const { locale, pages, menus } of content.sites) {
      const portal = pages.find(({ name }) => name === 'portal')
      if (factsOf(locale).features.portal) expect(portal?.path).toBe(factsOf(locale).features.portal)
      const items = menus.footer.flatMap(({ items = [] }) => items)
      const gated = new Set(pages.filter(({ template }) => isGatedTemplate(template)).map(({ name }) => `page:${name}`))
      expect(items.filter(({ target = '' }) => gated.has(target))).toEqual([])
      expect(items.filter(({ signedIn = '' }) => gated.has(signedIn))).toHaveLength(5)
    }
  })

  it('has a thank-you page on exactly those sites whose forms lead to one', () => {
    for (const { locale, pages } of content.sites) {
      const path = factsOf(locale).features.thankYou
      expect([locale.id, pages.some((page) => page.path === path)]).toEqual([locale.id, path !== undefined])
    }
  })

  it('has the privacy page that forms link on every site', () => {
    for (const { locale, pages } of content.sites) {
      const page = pages.find(({ name }) => name === 'privacy')
      expect([locale.id, page?.path]).toEqual([locale.id, factsOf(locale).features.privacy])
    }
  })

  it('has a different name for each term of a vocabulary in every language', () => {
    for (const language of LANGUAGES) {
      const names = content.terms.map(({ vocabulary, label }) => `${vocabulary} ${label[language]}`)
      expect([language, new Set(names).size]).toEqual([language, names.length])
    }
  })

  it('has sent forms that the form schemas accept, and customers in four states', () => {
    for (const { form, fields } of content.submissions) expect(FORM_SCHEMAS[form].safeParse(fields).success).toBe(true)
    expect(new Set(content.customers.map(({ state }) => state)).size).toBe(4)
  })

  it('has only web and email addresses that end in .example', () => {
    const text = JSON.stringify(RAW)
    const hosts = [...text.matchAll(/https:\/\/([^/"]+)/g), ...text.matchAll(/[\w.]+@([\w.-]+)/g)].map(
      ([, host]) => host,
    )
    expect(hosts.length).toBeGreaterThan(100)
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([])
  })
})
