import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { storedItemSchema } from './stored-item.ts'
import { VIDEO_PLATFORM_KEYS, VIDEO_PLATFORMS } from './video-platforms.ts'

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/
/** Source as a Content Security Policy takes it: all hosts below one may have a star. */
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
  /** `first`: a visitor's first page asks about it, and after a yes it is seen at once. `inPlace`: it waits to be pressed. */
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
  /** Where its player comes from instead: a proxy of one's own, or a stand-in. */
  origin: origin.optional(),
  ...forBrands,
})

/** What the code knows of the platform, and what was configured. */
function toVideoService({ platform, origin, ...video }: z.infer<typeof videoSchema>) {
  const known = VIDEO_PLATFORMS[platform]
  return { ...known, ...video, id: platform, platform, origin: origin ?? known.origin }
}

const frameSchema = z.strictObject({
  shows: z.literal('frame'),
  /** Pages of these hosts, and of no other, may be shown in a frame. */
  hosts: z.array(z.string().regex(HOST, 'must be a host such as www.portions.example')).min(1),
  /** Where its pages come from instead. */
  origin: origin.optional(),
  ...about,
  ...forBrands,
})

const socialSchema = z.strictObject({
  shows: z.literal('social'),
  script: z.url({ protocol: /^https?$/ }),
  /** The function the script brings: `flowbox('init', {container, key, locale, tags})`. */
  global: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a function'),
  /** By brand; a brand without a key shows its own pictures. */
  keys: z.partialRecord(z.enum(BRAND_KEYS), z.string().min(1)),
  /** Where its posts, pictures and fonts come from, beside the script's own origin. */
  sources: sources.default([]),
  ...about,
  ...forBrands,
})

/** The form of a company that sends the newsletter, on the newsletter's page and in place of ours (spec §2). */
const newsletterSchema = z.strictObject({
  shows: z.literal('newsletter'),
  /** Loaded in this order. */
  scripts: z
    .array(z.url({ protocol: /^https?$/ }))
    .min(1)
    .max(MAX_SCRIPTS),
  /** The element that they put the form into. */
  container: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be the id of an element')
    .default('newsletter-form'),
  /** By locale, such as `de_DE`: its form at the company; a locale without one keeps ours. */
  forms: z.record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be locales such as de_DE'), z.string().min(1)),
  /** Where its form is sent, and its pictures and fonts come from, beside the scripts' own origins. */
  sources: sources.default([]),
  ...about,
  ...forBrands,
})

/** Streets for the map of the store finder; its style is at `MAP_STYLE_URL`. */
const mapSchema = z.strictObject({
  shows: z.literal('map'),
  /** Where its tiles, letters and signs come from, beside the style's own origin. */
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
