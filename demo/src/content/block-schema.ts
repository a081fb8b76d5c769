import { ARTICLE_KINDS } from '@menagerie/contract/article'
import { skuSchema } from '@menagerie/contract/product'
import { STAMPS } from '@menagerie/contract/stamps'
import { CTA_THEMES } from '@menagerie/web/blocks/CtaBanner/themes'
import { z } from 'zod'
import { FILM_NAMES } from '../films/films.ts'
import { categoryCode, requiredText } from './text-schema.ts'

/** Target of a link: `page:NAME`, `article:NAME`, `job:NAME`, `product:SKU`, `route:NAME` (a fixed page of the site), `#anchor` or an address. */
const target = requiredText
const picture = requiredText
const webAddress = z.url({ protocol: /^https$/ })

const bannerText = { title: requiredText.max(120), text: requiredText.max(600).optional(), target: target.optional() }
const withButton = { ...bannerText, button: requiredText.max(60).optional() }
const newsGrid = { title: requiredText.max(200), source: z.enum(ARTICLE_KINDS) }

const BANNERS = [
  z.strictObject({
    block: z.literal('CtaBanner'),
    theme: z.enum(CTA_THEMES),
    ...withButton,
    second: z.strictObject({ target, button: requiredText.max(60) }).optional(),
    picture: requiredText.optional(),
  }),
  z.strictObject({
    block: z.literal('NewsletterSignUp'),
    title: requiredText.max(120),
    text: requiredText.max(300),
    target,
    button: requiredText.max(60),
  }),
  z.strictObject({
    block: z.literal('FullWidthBanner'),
    ...withButton,
    picture,
    phonePicture: requiredText.optional(),
    position: z.enum(['left', 'right']),
    textColor: z.enum(['light', 'dark']),
  }),
  z.strictObject({
    block: z.literal('DuoBanner'),
    banners: z.array(z.strictObject({ ...withButton, picture })).length(2),
  }),
  z.strictObject({
    block: z.literal('MiniBanners'),
    banners: z
      .array(z.strictObject({ title: requiredText.max(60), target, picture }))
      .min(1)
      .max(4),
  }),
] as const

const TEXTS = [
  z.strictObject({ block: z.literal('RichText'), content: requiredText }),
  z.strictObject({
    block: z.literal('BlockQuote'),
    text: requiredText.max(600),
    source: requiredText.max(150).optional(),
    stamp: z.enum(STAMPS).optional(),
  }),
  z.strictObject({
    block: z.literal('Faq'),
    title: requiredText.max(120).optional(),
    items: z.array(z.strictObject({ question: requiredText.max(200), answer: requiredText })).min(1),
  }),
  z.strictObject({ block: z.literal('AlsoRead'), targets: z.array(target).min(1) }),
  z.strictObject({ block: z.literal('AuthorBlock'), author: requiredText, date: z.iso.date().optional() }),
  z.strictObject({ block: z.literal('SocialShare'), title: requiredText.max(100).optional() }),
] as const

const GRIDS = [
  z.strictObject({
    block: z.literal('ProductGridSmall'),
    title: requiredText,
    products: z.array(skuSchema).min(1).max(4),
  }),
  z.strictObject({
    block: z.literal('ProductSpotlight'),
    title: requiredText,
    products: z.array(skuSchema).min(1).max(3),
  }),
  z.strictObject({ block: z.literal('NewsGridSmall'), ...newsGrid }),
  z.strictObject({ block: z.literal('NewsGridBig'), ...newsGrid }),
  z.strictObject({ block: z.literal('ContentGrid'), title: requiredText, targets: z.array(target).min(4).max(9) }),
  z.strictObject({
    block: z.literal('CategoryProductGrid'),
    title: requiredText,
    /** Only one of the two. */
    categories: z.array(categoryCode).min(4).max(9).optional(),
    products: z.array(skuSchema).min(4).max(9).optional(),
  }),
] as const

const MEDIA = [
  /** Only one of the two. */
  z.strictObject({
    block: z.literal('MediaRow'),
    pictures: z.array(picture).min(1).max(2).optional(),
    film: z
      .strictObject({ title: requiredText.max(120), caption: requiredText.max(300), url: webAddress, picture })
      .optional(),
    /** A film of the demo, with its title in the site's language. */
    own: z.strictObject({ film: z.enum(FILM_NAMES), title: requiredText.max(120), picture }).optional(),
  }),
  z.strictObject({
    block: z.literal('IframeRow'),
    title: requiredText.max(120),
    provider: requiredText.max(60),
    url: webAddress,
    picture,
  }),
  z.strictObject({
    block: z.literal('SocialFeed'),
    title: requiredText.max(120),
    tags: z.array(requiredText),
    pictures: z.array(picture).max(12),
  }),
] as const

export const demoBlockSchema = z.discriminatedUnion('block', [...BANNERS, ...TEXTS, ...GRIDS, ...MEDIA])
export type DemoBlock = z.infer<typeof demoBlockSchema>
