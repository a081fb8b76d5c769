import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { storedItemSchema } from './stored-item.ts'
import { VIDEO_PLATFORM_KEYS, VIDEO_PLATFORMS } from './video-platforms.ts'

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/
/** A source as a Content Security Policy accepts it; a leading star stands for all subdomains. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** Spec §7: three external newsletter scripts. */
const MAX_SCRIPTS = 3

const origin = z.string().regex(ORIGIN, 'must be an origin such as https://player.example')
const sources = z.array(z.string().regex(SOURCE, 'must be an origin such as https://*.pictures.example'))

const forBrands = {
  brands: z
    .array(z.enum(BRAND_KEYS))
    .min(1)
    .default([...BRAND_KEYS]),
  /** `first`: asked on a visitor's first page, and shown at once after a yes. `inPlace`: asked where the content would be. */
  ask: z.enum(['inPlace', 'first']).default('inPlace'),
}

/** What a declaration says of a company that the code does not know. */
const about = {
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a short word such as portion-planner'),
  name: z.string().min(1).max(60),
  company: z.string().min(1).max(120),
  privacy: z.url({ protocol: /^https$/ }),
  stores: z.array(storedItemSchema).default([]),
}

const videoSchema = z.strictObject({
  shows: z.literal('video'),
  platform: z.enum(VIDEO_PLATFORM_KEYS),
  /** Replaces the origin of its player, for a proxy or a stand-in. */
  origin: origin.optional(),
  ...forBrands,
})

/** Combines what the code knows of the platform with the configuration. */
function toVideoService({ platform, origin, ...video }: z.infer<typeof videoSchema>) {
  const known = VIDEO_PLATFORMS[platform]
  return { ...known, ...video, id: platform, platform, origin: origin ?? known.origin }
}

const frameSchema = z.strictObject({
  shows: z.literal('frame'),
  /** Only pages of these hosts may be shown in a frame. */
  hosts: z.array(z.string().regex(HOST, 'must be a host such as www.portions.example')).min(1),
  /** Replaces the origin of its pages. */
  origin: origin.optional(),
  ...about,
  ...forBrands,
})

const socialSchema = z.strictObject({
  shows: z.literal('social'),
  script: z.url({ protocol: /^https?$/ }),
  /** Global function that the script defines: `flowbox('init', {container, key, locale, tags})`. */
  global: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a function'),
  /** Keys by brand; a brand without one shows its own pictures. */
  keys: z.partialRecord(z.enum(BRAND_KEYS), z.string().min(1)),
  /** Origins of its posts, pictures and fonts, besides the script's own. */
  sources: sources.default([]),
  ...about,
  ...forBrands,
})

/** The form of a newsletter provider, on the newsletter's page in place of the site's own form (spec §2). */
const newsletterSchema = z.strictObject({
  shows: z.literal('newsletter'),
  /** Loaded in this order. */
  scripts: z
    .array(z.url({ protocol: /^https?$/ }))
    .min(1)
    .max(MAX_SCRIPTS),
  /** Id of the element into which they put the form. */
  container: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be the id of an element')
    .default('newsletter-form'),
  /** By locale, such as `de_DE`: the id of its form at the provider; a locale without one keeps the site's own form. */
  forms: z.record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be locales such as de_DE'), z.string().min(1)),
  /** Origins to which its form is sent, and of its pictures and fonts, besides the scripts' own. */
  sources: sources.default([]),
  ...about,
  ...forBrands,
})

/** Streets for the map of the store finder; its style is at `MAP_STYLE_URL`. */
const mapSchema = z.strictObject({
  shows: z.literal('map'),
  /** Origins of its tiles, fonts and symbols, besides the style's own. */
  sources: sources.default([]),
  ...about,
  ...forBrands,
})

/** A service of another company that a site shows to visitors that allow it (decision 020). */
export const serviceSchema = z
  .discriminatedUnion('shows', [videoSchema, frameSchema, socialSchema, newsletterSchema, mapSchema])
  .transform((service) => (service.shows === 'video' ? toVideoService(service) : service))
export type OuterService = z.infer<typeof serviceSchema>
export type ServiceShowing<Kind extends OuterService['shows']> = Extract<OuterService, { shows: Kind }>
