import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { findCompanyFaults } from './find-company-faults.ts'
import { toUsualFiles } from './usual-files.ts'

const text = (what: string) => z.string(`${what} is missing`).trim().min(1, `${what} is empty`)
/** Inside a site, as editors write it: without slashes around. */
const path = z
  .string()
  .regex(/^[^\s/?#]+(\/[^\s/?#]+)*$/, 'must be a path without slashes around it, such as business/portal')
const fileName = z
  .string('must be the path of a file in the folder of the company, such as acme/assets/logo.svg')
  .min(1)
const host = z
  .string('must be a host name, such as www.acme.example')
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in small letters, such as www.acme.example')

const imageSchema = z.strictObject({ file: fileName, width: z.number().positive(), height: z.number().positive() })
const logosSchema = z.strictObject({
  /** In the header from 1200 px: 210 × 78. */
  main: imageSchema,
  /** In the header of phones: 120 × 45. */
  mobile: imageSchema,
  /** For a side panel: 271 × 71. */
  side: imageSchema,
})
const iconSchema = z.strictObject({
  file: fileName,
  type: z.enum(['image/svg+xml', 'image/png']),
  size: z.union([z.number().int().positive(), z.literal('any')]),
})

const viewSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  zoom: z.number().min(1).max(16),
})

/** Words in addresses that differ from those of the site's language (`route-words.ts`). */
const routeWordsSchema = z.strictObject({
  storeFinder: path.optional(),
  blog: path.optional(),
  /** Other words that lead to the blog. */
  otherBlogs: z.array(path).optional(),
  compare: path.optional(),
  news: path.optional(),
})

/** What a site has beyond what all have. */
const featuresSchema = z.strictObject({
  /** The form of the newsletter. */
  newsletter: z.boolean().optional(),
  /** Where customers go after they have signed in. */
  portal: path.optional(),
  /** Amazon's domain that delivers there, such as amazon.nl. */
  amazon: host.optional(),
  /** The page that a sent contact form leads to; without one the thanks stand on the page of the form. */
  thankYou: path.optional(),
  /** The page that says what is kept of people: forms that ask for something of one link it. */
  privacy: path.optional(),
  /** Pages that the contact form links beside its consent box. */
  legal: z.strictObject({ privacy: path, terms: path }).optional(),
})

const siteSchema = z.strictObject({
  country: z
    .string('the country is missing')
    .regex(/^[A-Z]{2}$/, 'must be two capital letters of ISO 3166-1, such as NL'),
  iso: z
    .string('the language tag is missing: write BCP 47, such as nl-NL')
    .refine(isLanguageTag, 'must be a language tag of BCP 47, such as nl-NL'),
  file: z.enum(LANGUAGES, `the language must be one of ${LANGUAGES.join(', ')}`),
  name: text('the name of the country in its own language'),
  domain: host,
  /** First segment of its addresses where sites share a domain. */
  prefix: z
    .string()
    .regex(/^([a-z0-9-]+)?$/, 'must be one word of an address, such as fr')
    .default(''),
  /** Content tree: the same in sites that share roles and indexes. Its own code where it is left out. */
  editor: z.string().regex(/^\w+$/, 'must be one word').optional(),
  /** `false` until it may be found: its pages say so, no search engine keeps them, no selector and no other site leads there. */
  opened: z.boolean().default(true),
  /** `false` keeps search engines away from a site that is open, such as one of a staging environment. */
  indexed: z.boolean().default(true),
  /** Left out of the country selector and the popup. */
  hidden: z.boolean().default(false),
  /** The one site for all other countries: stores of all, no retailers, the world's time. */
  international: z.boolean().default(false),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone of the IANA list, such as Europe/Lisbon').optional(),
  /** What the map of the finder shows first. */
  map: viewSchema.optional(),
  words: routeWordsSchema.default({}),
  /** Below the footer. */
  disclaimer: z.string().default(''),
  features: featuresSchema.default({}),
})

const brandSchema = z.strictObject({
  name: text('the name of the brand'),
  /** In the copyright line; the name of the brand where it is left out. */
  copyrightName: text('the name in the copyright line').optional(),
  /** Locale for readers of all other languages (hreflang x-default); the first where it is left out. */
  xDefault: z.string().optional(),
  /** In the brand's folder as `assets/logo-main.svg`, `logo-mobile.svg` and `logo-side.svg` in the usual sizes, where they are left out. */
  logos: logosSchema.optional(),
  /** Other logos for a language. */
  logosByLanguage: z.partialRecord(z.enum(LANGUAGES), logosSchema).default({}),
  /** White, without a background, for the brand's own colours. */
  logoOnBrand: imageSchema.optional(),
  icons: z
    .strictObject({
      favicon: iconSchema,
      fallback: iconSchema,
      touch: iconSchema,
      app: z.array(iconSchema).min(1, 'an icon for phones is missing'),
    })
    .optional(),
  /** Colour of the browser's own bars. */
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a2b3c'),
  fonts: z.strictObject({
    heading: text('the family of headings'),
    body: text('the family of texts'),
    /** By script: cut fonts that a page asks for before its styles tell it to (decision 013). */
    urgent: z
      .strictObject({
        latin: z.array(z.string()).default([]),
        'latin-ext': z.array(z.string()).optional(),
        cyrillic: z.array(z.string()).default([]),
      })
      .transform((urgent) => ({ ...urgent, 'latin-ext': urgent['latin-ext'] ?? urgent.latin }))
      .prefault({}),
  }),
  /** Before the names of its search indexes. */
  searchPrefix: z.string().regex(/^\w*$/, 'must be letters, digits and _').optional(),
  /** By locale code such as nl_NL, in the order of the country selector; the first stands at / on your own machine. */
  sites: z.record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a locale code, such as nl_NL'), siteSchema),
})

const fontSchema = z.strictObject({
  /** A file in the folder of the company, or one of a package of fonts that the product brings. */
  source: z.string().min(1),
  letters: z.enum(['latin', 'latin-ext', 'cyrillic']),
  /** A range of the file's axis, or one weight. */
  weight: z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]),
})

export const companySchema = z
  .strictObject({
    name: text('the name of the company'),
    /** By key: a word in small letters, which addresses, cookies and files carry. */
    brands: z
      .record(
        z
          .string('a company needs brands')
          .regex(/^[a-z][a-z0-9]*$/, 'the key of a brand must be a word of small letters and digits'),
        brandSchema,
      )
      .transform((brands) =>
        Object.fromEntries(Object.entries(brands).map(([key, brand]) => [key, toUsualFiles(key, brand)])),
      ),
    /** Files of letters that the brands' `fonts.css` names as @menagerie/cut-fonts/NAME.woff2. */
    fonts: z.record(z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and -'), fontSchema).default({}),
    /** The same sites on other hosts, by the name of the environment and the domain: `MENAGERIE_ENVIRONMENT` chooses. */
    environments: z.record(z.string(), z.record(z.string(), host)).default({}),
  })
  .superRefine((company, context) => {
    for (const { path, message } of findCompanyFaults(company)) context.addIssue({ code: 'custom', path, message })
  })

export type CompanyFacts = z.input<typeof companySchema>
export type BrandFacts = CompanyFacts['brands'][string]
export type SiteFacts = BrandFacts['sites'][string]
export type Company = z.output<typeof companySchema>

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
