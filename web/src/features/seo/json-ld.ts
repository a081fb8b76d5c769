import type { ArticleBody, ArticleKind } from '@menagerie/contract/article'
import { isGtin } from '@menagerie/contract/gtin'
import type { EmploymentType, JobBody } from '@menagerie/contract/job'
import type { ProductBody } from '@menagerie/contract/product'
import { toDialled } from '@menagerie/contract/show-telephone'
import type { JsonLd } from './head-view.ts'

/** `href` absolute. */
export function toBreadcrumbList(crumbs: readonly { title: string; href: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href,
    })),
  }
}

/** FAQ data of a page; empty where it has no questions. `answer` is plain text. */
export function toFaqJsonLd(questions: readonly { question: string; answer: string }[]): JsonLd[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

type SiteFacts = {
  /** Address of the home page. */
  url: string
  brand: string
  /** BCP 47. */
  language: string
  logo: string
  company: { name?: string | undefined; emailAddress?: string | undefined; telephone?: string | undefined } | undefined
  /** Default country of telephone numbers. */
  country: string | undefined
  /** The brand's pages on social networks. */
  profiles: readonly string[]
  /** Address of the site's search, with `{query}` for the words; absent while there is none. */
  search: string | undefined
}

/** Returns publisher and name of the site, for the home page. */
export function toSiteJsonLd({ url, brand, language, logo, company, profiles, search, country }: SiteFacts): JsonLd[] {
  const { name, emailAddress, telephone } = company ?? {}
  const organization = `${url}#organization`
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand,
      url,
      logo,
      ...(name && name !== brand && { legalName: name }),
      ...(emailAddress && { email: emailAddress }),
      ...(telephone && { telephone: toDialled(telephone, country) }),
      ...(profiles.length > 0 && { sameAs: [...profiles] }),
    },
    {
      '@type': 'WebSite',
      name: brand,
      url,
      inLanguage: language,
      publisher: { '@id': organization },
      ...(search && {
        potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=query' },
      }),
    },
  ]
}

type ProductFacts = {
  product: ProductBody
  url: string
  brand: string
  images: string[]
  /** The variant group that the product belongs to. */
  group?: { id: string; name: string; variesBy: readonly VaryingProperty[] } | undefined
  /** The brand's own shop for it, with the price that the page shows (decision 037). */
  offer?: { url: string; price: number; currency: string; isAvailable: boolean } | undefined
}

/** Properties by which search engines distinguish variants, as far as specifications contain them. */
export const VARYING_PROPERTIES = ['size', 'color'] as const
export type VaryingProperty = (typeof VARYING_PROPERTIES)[number]

const SCHEMA = 'https://schema.org/'

export function toProductJsonLd({ product, url, brand, images, group, offer }: ProductFacts): JsonLd {
  const { name, sku, specification } = product
  const description = product.meta_description ?? product.short_description
  const { barcode, size, color } = specification
  return {
    '@type': 'Product',
    name,
    sku,
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(barcode && isGtin(barcode) && { gtin: barcode }),
    ...(size && { size }),
    ...(color && { color }),
    ...(group && { isVariantOf: toProductGroup(group) }),
    ...(offer && {
      offers: {
        '@type': 'Offer',
        url: offer.url,
        price: offer.price,
        priceCurrency: offer.currency,
        availability: `${SCHEMA}${offer.isAvailable ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  }
}

function toProductGroup({ id, name, variesBy }: NonNullable<ProductFacts['group']>) {
  return {
    '@type': 'ProductGroup',
    productGroupID: id,
    name,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((property) => SCHEMA + property) }),
  }
}

const ARTICLE_TYPES: Readonly<Record<ArticleKind, string>> = {
  advice: 'Article',
  blog: 'BlogPosting',
  news: 'NewsArticle',
}

type ArticleFacts = {
  article: ArticleBody
  url: string
  /** `url` of the home page. */
  brand: { name: string; url: string }
  description: string | undefined
  image: string | undefined
  /** Only where the page names one. */
  author: string | undefined
  /** Expert that has checked it. */
  checker: string | undefined
  /** ISO 8601 of the last change, where it is known. */
  changed: string | undefined
}

/** Without an author, the brand is named as the author. */
export function toArticleJsonLd(facts: ArticleFacts): JsonLd {
  const { article, url, brand, description, image, author, checker, changed } = facts
  const { role_type: kind, title, created } = article
  const isChangedSince = changed !== undefined && created !== undefined && Date.parse(changed) > Date.parse(created)
  return {
    '@type': ARTICLE_TYPES[kind],
    headline: title,
    // In Schema.org, pages can have a reviewer, articles cannot.
    mainEntityOfPage: checker
      ? { '@type': 'WebPage', '@id': url, reviewedBy: { '@type': 'Person', name: checker } }
      : url,
    publisher: { '@type': 'Organization', ...brand },
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', ...brand },
    ...(description && { description }),
    ...(image && { image: [image] }),
    ...(created && { datePublished: created }),
    ...(isChangedSince && { dateModified: changed }),
  }
}

type JobFacts = {
  job: JobBody
  url: string
  /** Employer; `logo` is absolute. */
  company: { name: string; logo: string }
  /** ISO 3166-1 alpha-2 of the brand-locale. */
  country: string
  /** All of the page's text about the job, as HTML. */
  description: string
}

const EMPLOYMENT_TYPES: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contractor: 'CONTRACTOR',
  intern: 'INTERN',
  volunteer: 'VOLUNTEER',
}

/** Search engines reject a posting without text, date or place, and report an error: such a job gets none. */
export function toJobPostingJsonLd({ job, url, company, country, description }: JobFacts): JsonLd[] {
  const { title, created, location, region, postalCode, salary, validThrough, employmentType } = job
  if (created === undefined || location === undefined || description === '') return []
  return [
    {
      '@type': 'JobPosting',
      title,
      description,
      url,
      datePosted: created,
      hiringOrganization: { '@type': 'Organization', ...company },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: location,
          ...(region && { addressRegion: region }),
          ...(postalCode && { postalCode }),
          addressCountry: job.country ?? country,
        },
      },
      // Until the end of the last day, as advertised.
      ...(validThrough && { validThrough: `${validThrough}T23:59:59` }),
      ...(employmentType && { employmentType: EMPLOYMENT_TYPES[employmentType] }),
      ...(salary && { baseSalary: toMonetaryAmount(salary) }),
    },
  ]
}

const toMonetaryAmount = ({ least, most, currency, per }: NonNullable<JobBody['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(most === undefined ? { value: least } : { minValue: least, maxValue: most }),
    unitText: per.toUpperCase(),
  },
})

/** JSON-LD is data, but the HTML parser looks for `</script` in it, so `<` is escaped. */
export function renderJsonLd(data: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
