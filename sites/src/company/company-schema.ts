import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { findCompanyFaults } from './find-company-faults.ts'
import { toUsualFiles } from './usual-files.ts'

const text = (what: string) => z.string(`${what} is missing`).trim().min(1, `${what} is empty`)
/** A path inside a site, as editors write it: without leading or trailing slash. */
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
  /** Logo in the header from 1200 px: 210 × 78. */
  main: imageSchema,
  /** Logo in the header of phones: 120 × 45. */
  mobile: imageSchema,
  /** Logo for a side panel: 271 × 71. */
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

/** Optional features of a site. */
const featuresSchema = z.strictObject({
  /** The form of the newsletter. */
  newsletter: z.boolean().optional(),
  /** Where customers go after they have signed in. */
  portal: path.optional(),
  /** Amazon's domain that delivers there, such as amazon.nl. */
  amazon: host.optional(),
  /** The page that a sent contact form leads to; without one the thanks stand on the page of the form. */
  thankYou: path.optional(),
  /** The page that says which personal data are kept: forms that ask for such data link to it. */
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
  /** First segment of the site's addresses, where several sites share a domain. */
  prefix: z
    .string()
    .regex(/^([a-z0-9-]+)?$/, 'must be one word of an address, such as fr')
    .default(''),
  /** Key of the content tree; sites with the same key share roles and indexes. Defaults to the site's own code. */
  editor: z.string().regex(/^\w+$/, 'must be one word').optional(),
  /** `false` until the site may be found: its pages say so, search engines are kept out, and no selector and no other site links to it. */
  opened: z.boolean().default(true),
  /** `false` keeps search engines away from a site that is open, such as one of a staging environment. */
  indexed: z.boolean().default(true),
  /** Left out of the country selector and the popup. */
  hidden: z.boolean().default(false),
  /** The one site for all other countries: it shows the stores of all countries, no retailers, and uses UTC. */
  international: z.boolean().default(false),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone of the IANA list, such as Europe/Lisbon').optional(),
  /** What the map of the store finder shows first. */
  map: viewSchema.optional(),
  words: routeWordsSchema.default({}),
  /** Text below the footer. */
  disclaimer: z.string().default(''),
  features: featuresSchema.default({}),
})

const brandSchema = z.strictObject({
  name: text('the name of the brand'),
  /** Name in the copyright line; defaults to the name of the brand. */
  copyrightName: text('the name in the copyright line').optional(),
  /** Locale for readers of all other languages (hreflang x-default); defaults to the first. */
  xDefault: z.string().optional(),
  /** Defaults to `assets/logo-main.svg`, `logo-mobile.svg` and `logo-side.svg` in the brand's folder, in the usual sizes. */
  logos: logosSchema.optional(),
  /** Other logos for a language. */
  logosByLanguage: z.partialRecord(z.enum(LANGUAGES), logosSchema).default({}),
  /** White logo without a background, to stand on the brand's own colours. */
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
    /** By script: cut fonts that a page preloads, before its styles ask for them (decision 013). */
    urgent: z
      .strictObject({
        latin: z.array(z.string()).default([]),
        'latin-ext': z.array(z.string()).optional(),
        cyrillic: z.array(z.string()).default([]),
      })
      .transform((urgent) => ({ ...urgent, 'latin-ext': urgent['latin-ext'] ?? urgent.latin }))
      .prefault({}),
  }),
  /** Prefix of the names of the brand's search indexes. */
  searchPrefix: z.string().regex(/^\w*$/, 'must be letters, digits and _').optional(),
  /** Sites by locale code such as nl_NL, in the order of the country selector; on a developer's machine the first one stands at /. */
  sites: z.record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a locale code, such as nl_NL'), siteSchema),
})

const fontSchema = z.strictObject({
  /** A file in the folder of the company, or one of a package of fonts that the product installs. */
  source: z.string().min(1),
  letters: z.enum(['latin', 'latin-ext', 'cyrillic']),
  /** A range of the font's weight axis, or one weight. */
  weight: z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]),
})

export const companySchema = z
  .strictObject({
    name: text('the name of the company'),
    /** Brands by key: a lower-case word, which addresses, cookies and files contain. */
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
    /** Font files that the brands' `fonts.css` name as @menagerie/cut-fonts/NAME.woff2. */
    fonts: z.record(z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and -'), fontSchema).default({}),
    /** Other hosts for the same sites: by name of the environment, then by domain. `MENAGERIE_ENVIRONMENT` chooses one. */
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
