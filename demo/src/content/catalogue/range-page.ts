import { findById } from '@menagerie/sites/locales'
import { fillWords } from '../fill-words.ts'
import type { DemoMenus, SiteContent } from '../schema.ts'
import { RANGE } from './range-words.ts'

const PICTURES = {
  tailwell: { picture: 'scene-home', phonePicture: 'scene-dogs' },
  aldergrove: { picture: 'grove-kitchen', phonePicture: 'grove-walk' },
} as const

/** The site with a page of all its products, which the footer leads to; beside the filters it shows what search puts in the spotlight. */
export function addRange(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { brand, file } = locale
  const { path, menu, title, subTitle, meta, content, bottomTitle, bottomText } = fillWords(site, RANGE[file])
  const { spotlightLabel, spotlightTarget, spotlightPicture } = site.searchSettings
  return {
    ...site,
    pages: [
      ...site.pages,
      {
        name: 'range',
        path,
        template: 'ProductOverviewPage',
        title,
        subTitle: subTitle[brand],
        shortDescription: subTitle[brand],
        metaDescription: meta,
        ...PICTURES[brand],
        bottomTitle,
        bottomText,
        filterAttributes: [
          'animal_type',
          'product_sub_group',
          'online_animal_age',
          'online_animal_weight',
          'flavor',
          'is_natural',
        ],
        alsoWatch: { title: spotlightLabel, target: spotlightTarget, picture: spotlightPicture },
        main: [{ block: 'RichText', content }],
      },
    ],
    menus: { ...site.menus, footer: addToAnimals(site.menus.footer, { title: menu, target: 'page:range' }) },
  }
}

/** Adds the link below the animals where a column lists them, else before the page about the brand. */
function addToAnimals(footer: DemoMenus['footer'], link: { title: string; target: string }): DemoMenus['footer'] {
  const isListed = footer.some(({ items = [] }) => items.some(({ target }) => target === 'page:dogs'))
  return footer.map((column) => {
    const { items = [] } = column
    const at = items.findIndex(({ target }) => target === (isListed ? 'page:dogs' : 'page:about'))
    if (at === -1) return column
    return { ...column, items: items.toSpliced(isListed ? items.length : at, 0, link) }
  })
}
