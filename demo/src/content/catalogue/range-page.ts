import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { RANGE } from './range-words.ts'

const PICTURES = {
  tailwell: { picture: 'work-shop' },
  aldergrove: { picture: 'grove-still-squash' },
} as const

/** Adds a page of all products to a site. Beside the filters it shows the search's spotlight. */
export function addRange(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { brand, file } = locale
  const { path, title, subTitle, meta, content, bottomTitle, bottomText } = fillWords(site, RANGE[file])
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
        ...ofBrand(PICTURES, brand),
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
  }
}
