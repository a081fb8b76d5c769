import { linkGroup } from '@menagerie/web/blocks/link-fields'
import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { ArrayField, Condition, Field, FilterOptions } from 'payload'
import { z } from 'zod'
import { checkPromoted, isOfProducts, LAST_PLACE } from './check-search-rule.ts'
import { destinationGroup } from './destination-field.ts'
import { productFilterField } from './product-filter-field.ts'
import { RULE_ROW_LABELS } from './to-rule-row-title.ts'

/** Limit of the contract. */
const MAX_HIDDEN = 50

const ofProducts: Condition = isOfProducts
const ofPages: Condition = (data) => !isOfProducts(data)

const ruleOf = z.looseObject({ search: z.unknown(), site: z.unknown() })

/** The search of the blog finds only blog posts; the search of pages finds all content. */
const foundBySearch: FilterOptions = ({ relationTo, data }) => {
  const rule = ruleOf.safeParse(data).data
  const ofSite = ofOwnSite({ data: rule && { site: rule.site } })
  if (rule?.search !== 'blog') return ofSite
  const isBlog = { role_type: { equals: 'blog' } }
  if (relationTo === 'pages') return false
  return ofSite === true ? isBlog : { and: [ofSite, isBlog] }
}

const NO_SIDE_DOORS = { allowCreate: false, allowEdit: false } as const

const promote: ArrayField = {
  name: 'promote',
  type: 'array',
  label: 'Put first',
  labels: { singular: 'Result', plural: 'Results' },
  validate: (_rows: unknown, { data }: { data: unknown }) => checkPromoted(data),
  admin: {
    description:
      'Each in its place, even if the search would not find it. Anything that is not sold or not public is left out.',
    components: {
      RowLabel: { path: '/src/editor/titles/RuleRowTitle.tsx#RuleRowTitle', clientProps: { labels: RULE_ROW_LABELS } },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'product-facts',
          required: true,
          admin: { ...NO_SIDE_DOORS, width: '75%', condition: ofProducts },
        },
        {
          name: 'page',
          type: 'relationship',
          label: 'Page or article',
          relationTo: ['pages', 'articles'],
          required: true,
          filterOptions: foundBySearch,
          admin: { ...NO_SIDE_DOORS, width: '75%', condition: ofPages },
        },
        {
          name: 'position',
          type: 'number',
          label: 'Place',
          required: true,
          defaultValue: 1,
          min: 1,
          max: LAST_PLACE,
          validate: (place: unknown) =>
            (Number.isInteger(place) && Number(place) >= 1 && Number(place) <= LAST_PLACE) ||
            `Enter a place from 1 to ${LAST_PLACE}: 1 is the first`,
          admin: { width: '25%', step: 1 },
        },
      ],
    },
  ],
}

const HIDDEN: Field[] = [
  {
    name: 'hiddenProducts',
    type: 'relationship',
    label: 'Hide',
    relationTo: 'product-facts',
    hasMany: true,
    maxRows: MAX_HIDDEN,
    admin: { ...NO_SIDE_DOORS, condition: ofProducts, description: 'Products that these searches do not show.' },
  },
  {
    name: 'hiddenPages',
    type: 'relationship',
    label: 'Hide',
    relationTo: ['pages', 'articles'],
    hasMany: true,
    maxRows: MAX_HIDDEN,
    filterOptions: foundBySearch,
    admin: { ...NO_SIDE_DOORS, condition: ofPages, description: 'Pages and articles that these searches do not show.' },
  },
]

const filters = productFilterField({
  name: 'filters',
  label: 'Show only products that',
  description: 'have one of the values of every row.',
  condition: ofProducts,
})

const BANNER: Field = {
  name: 'banner',
  type: 'group',
  label: 'Banner above the results',
  fields: [
    { name: 'image', type: 'upload', label: 'Picture', relationTo: 'media' },
    { ...linkGroup('link', 'Link'), admin: { condition: (_data, banner) => Boolean(banner?.image) } },
  ],
}

/** Effects of a rule on the hits. */
export const RULE_ON_HITS: Field[] = [promote, ...HIDDEN, filters]

/** Effects of a rule instead of the hits, or above them. */
export const RULE_BESIDES: Field[] = [
  {
    name: 'replaceQuery',
    type: 'text',
    label: 'Search for this instead',
    maxLength: 200,
    admin: { description: 'The search box keeps what visitors typed.' },
  },
  destinationGroup('redirect', 'Lead to', 'Visitors are taken straight there and see no results.'),
  BANNER,
]
