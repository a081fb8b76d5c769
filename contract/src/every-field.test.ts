import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  customerFields,
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
} from './accounts.ts'
import { ENTRY_BODIES, type EntryKind } from './entry.ts'
import { FORM_SCHEMAS } from './forms.ts'
import { linkSchema } from './link.ts'
import { MENU_ICONS, type MenuItem, menuBodySchema, SOCIAL_NETWORKS } from './menu.ts'
import { LIST_FACETS, SPECIFICATION_ATTRIBUTES } from './product.ts'

/**
 * Every field of spec §3 by its name there, and its place in a body. Not in a body are: ids (the key of an entry) and
 * an article's `@path` (its path); a leaflet's `@name`, which the Content API adds; breadcrumbs (the entries above a
 * path); the distance of a store, computed from a position; `objectID`, of search records; the date of an author, of
 * the author block.
 */
const FIELDS: Partial<Record<EntryKind, Record<string, string>>> = {
  store: {
    name: 'name',
    lat: 'lat',
    lng: 'lng',
    street1: 'street1',
    street2: 'street2',
    street3: 'street3',
    postal_code: 'postal_code',
    city: 'city',
    province: 'province',
    country: 'country',
    phone: 'phone',
    website: 'website',
    is_featured: 'is_featured',
    point_of_sale: 'point_of_sale',
    tablet_portrait_up_image_url: 'image',
    opening_hours: 'opening_hours',
  },
  product: {
    sku: 'sku',
    name: 'name',
    title: 'title',
    rrp: 'rrp',
    short_description: 'short_description',
    description: 'description',
    instructions: 'instructions',
    composition: 'composition',
    additives: 'additives',
    analysis: 'analysis',
    images: 'images',
    video_url: 'video_url',
    usps: 'usps',
    related: 'related',
    product_links: 'product_links',
    amazon_asin: 'amazon_asin',
    amazon_availability: 'amazon_availability',
    webshop_url: 'webshop_url',
    meta_description: 'meta_description',
    url_slug: 'url_slug',
    url_key: 'url_key',
    ghs_symbols: 'ghs_symbols',
    flowbox_enabled: 'flowbox_enabled',
    variant_group: 'variant_group',
    markets: 'markets',
    currency: 'currency',
    is_natural: 'is_natural',
    'specification attributes': 'specification',
    'search facets': 'facets',
  },
  page: {
    is_gated: 'is_gated',
    content: 'areas',
    title: 'title',
    subTitle: 'subTitle',
    showAuthor: 'showAuthor',
    showDate: 'showDate',
    author: 'author',
    tags: 'tags',
    'metadata (title)': 'metaTitle',
    'metadata (image)': 'metaImage',
    robots: 'robots',
    metaDescription: 'metaDescription',
    bottomTitle: 'bottomTitle',
    bottomText: 'bottomText',
    filterAttributes: 'filterAttributes',
    productFilter: 'productFilter',
    alsoWatchTitle: 'alsoWatchTitle',
    alsoWatchImage: 'alsoWatchImage',
    alsoWatchLink: 'alsoWatchLink',
  },
  article: {
    title: 'title',
    subTitle: 'subTitle',
    shortDescription: 'shortDescription',
    showdate: 'showDate',
    contentTags: 'tags',
    phoneOnlyImageUrl: 'phoneOnlyImage',
    tabletPortraitUpImageUrl: 'image',
    metaImage: 'metaImage',
    imageAlt: 'imageAlt',
    role_type: 'role_type',
    'created date': 'created',
    'categories (lvl0, lvl1)': 'categories',
  },
  job: { contact: 'contact', title: 'title' },
  category: {
    'category.displayName': 'displayName',
    linkedPage: 'linkedPage',
    tabletPortraitUpImageUrl: 'image',
    'lvl0 of lvl1': 'parent',
  },
  author: {
    name: 'name',
    occupation: 'occupation',
    emailAddress: 'emailAddress',
    telephone: 'telephone',
    authorPortrait: 'authorPortrait',
  },
  leaflet: { title: 'title', name: 'name' },
  'search-settings': {
    terms: 'terms',
    spotlightLabel: 'spotlightLabel',
    spotlightLink: 'spotlightLink',
    products: 'products',
  },
  media: { 'metadata.width': 'width', 'metadata.height': 'height', 'metadata.title': 'alt', '@path': 'filename' },
}

const shapeOf = (schema: z.ZodType): string[] => ('shape' in schema ? Object.keys(Object(schema.shape)) : [])

describe.each(Object.entries(FIELDS))('a published %s', (kind, fields) => {
  const body = shapeOf(Object.entries(ENTRY_BODIES).find(([name]) => name === kind)?.[1] ?? linkSchema)
  test.each(Object.entries(fields))('has the field %s', (_name, field) => {
    expect(body).toContain(field)
  })
})

test('the specification has every attribute, and a list can be filtered by every facet', () => {
  expect(SPECIFICATION_ATTRIBUTES).toEqual(
    expect.arrayContaining([
      'color',
      'flavor',
      'contents',
      'size',
      'sku',
      'barcode',
      'form',
      'animal_age',
      'animal_type',
      'animal_weight',
      'do_not_apply_when',
      'efficacy_period',
      'storage_and_safety',
      'product_precautions',
      'item_active_ingredients',
      'item_legal_category',
    ]),
  )
  expect(LIST_FACETS).toEqual(
    expect.arrayContaining([
      'animal_type',
      'product_sub_group',
      'online_animal_age',
      'online_animal_weight',
      'bird_type',
      'brand',
      'sub_brand',
      'color',
      'flavor',
      'form',
      'rodent_species',
      'usage',
      'diet',
      'is_natural',
    ]),
  )
})

test('a menu item accepts every kind of link, icons, social networks and sub-items', () => {
  const links: MenuItem['link'][] = [
    { type: 'page', kind: 'page', pageLink: 'a-page' },
    { type: 'route', route: 'blog' },
    { type: 'anchor', anchorLink: 'top' },
    { type: 'external', externalLink: 'https://example.org/', externalTarget: '_blank' },
  ]
  const items = links.map((link, index) => ({
    id: String(index),
    title: 'Item',
    icon: MENU_ICONS[index],
    phoneOnly: true,
    socialIcons: [{ network: SOCIAL_NETWORKS[0], url: 'https://example.org/' }],
    link,
    authenticatedLink: link,
    subItems: [{ id: 'below', title: 'Below' }],
  }))
  expect(menuBodySchema.parse({ slot: 'header', items })).toEqual({ slot: 'header', items })
  expect(MENU_ICONS).toEqual(expect.arrayContaining(['dog', 'cat', 'rabbit', 'parrot', 'fish', 'about', 'contact']))
})

test('accounts and forms have all fields of the specification', () => {
  const registration = ['company', 'address', 'postcode', 'city', 'name', 'email', 'password', 'password_confirmation']
  expect(Object.keys(customerFields)).toEqual(registration.slice(0, 6))
  expect(shapeOf(registrationSchema)).toEqual(registration)
  expect(shapeOf(loginSchema)).toEqual(['email', 'password'])
  expect(shapeOf(forgotPasswordSchema)).toEqual(['email'])
  expect(shapeOf(resetPasswordSchema)).toEqual(['password', 'password_confirmation', 'reset_token'])
  const contact = ['form-name', 'subject', 'product-name', 'first-name', 'last-name', 'email', 'phone', 'message']
  expect(shapeOf(FORM_SCHEMAS.contact)).toEqual(expect.arrayContaining(contact))
  expect(shapeOf(FORM_SCHEMAS['contact-es'])).toEqual(
    expect.arrayContaining([...contact, 'asunto', 'código-postal', 'provincia', 'privacidad', 'bot-field']),
  )
  expect(shapeOf(FORM_SCHEMAS['contact-business'])).toEqual(expect.arrayContaining([...contact, 'company', 'address']))
})
