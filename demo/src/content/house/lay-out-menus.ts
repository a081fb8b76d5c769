import { brandOf } from '@menagerie/sites/brand'
import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { readProse } from '../articles/read-prose.ts'
import { RANGE } from '../catalogue/range-words.ts'
import { fillWords } from '../fill-words.ts'
import type { DemoMenus, SiteContent } from '../schema.ts'

type MenuItem = DemoMenus['header'][number]

/**
 * Lays out the same menus on every site: animals and advice in the header; company, shops and contact above it; and
 * in the footer a column each for the range, the company and help. A page has the same name in all menus.
 */
export function layOutMenus(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { labels, overviews } = fillWords(site, readProse(locale))
  if (!labels) return site
  const titles = new Map(site.pages.map(({ name, title }) => [name, title]))
  const to = (name: string): MenuItem => ({
    title: overviews[name]?.menu ?? titles.get(name) ?? name,
    target: `page:${name}`,
  })
  const blog: MenuItem = { title: translator(locale)('blog.title'), target: 'route:blog' }
  const range: MenuItem = { title: fillWords(site, RANGE[locale.file]).menu, target: 'page:range' }
  const animals = site.menus.header
  return {
    ...site,
    menus: {
      top: [{ ...to('about'), icon: 'about' }, to('stores'), { ...to('contact'), icon: 'contact' }],
      header: [...animals, { ...to('care'), items: [blog, to('news')] }],
      footer: [
        { title: labels.animals, items: [...animals.map(toPlain), range] },
        {
          title: brandOf(locale).name,
          items: ['about', 'quality', 'sustainability', 'jobs', 'news'].map(to).toSpliced(5, 0, blog),
        },
        { title: labels.service, items: ['faq', 'returns', 'stores', 'contact', 'care', 'newsletter'].map(to) },
      ],
      bottom: ['privacy', 'terms', 'accessibility'].map(to),
    },
  }
}

const toPlain = ({ title, target }: MenuItem): MenuItem => ({ title, ...(target && { target }) })
