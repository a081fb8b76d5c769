import { factsOf } from '@menagerie/sites/site-facts'
import type { RenderContext } from '../context/render-context.ts'
import type { SiteFeatures } from '../platform/site-features.ts'
import { loadSiteSettings } from '../replica/load-site-settings.ts'

type SiteReader = Pick<RenderContext, 'site' | 'reader'>

/** Pages of which a site has one each, by their purpose. */
type FeaturePage = 'portal' | 'thankYou' | 'privacy'

/** Returns the path of the page that editors have chosen, while it is published; else the one that the company's folder names, published or not. */
export function findFeaturePath(ctx: SiteReader, name: FeaturePage): string | undefined {
  return findChosenPath(ctx, name) ?? factsOf(ctx.site).features[name]
}

/** Returns the same, but undefined where the page is not published. */
export function findPublishedFeaturePath(ctx: SiteReader, name: FeaturePage): string | undefined {
  const path = findFeaturePath(ctx, name)
  return path === undefined || ctx.reader.at(path) === undefined ? undefined : path
}

/** Returns the pages linked beside the consent box of the contact form; undefined where the site's form has no such box (spec §2: the Spanish one has). */
export function findLegalPaths(ctx: SiteReader): { privacy: string; terms: string } | undefined {
  const { legal } = factsOf(ctx.site).features
  return (
    legal && {
      privacy: findChosenPath(ctx, 'legalPrivacy') ?? legal.privacy,
      terms: findChosenPath(ctx, 'legalTerms') ?? legal.terms,
    }
  )
}

/** Tells whether the site has the newsletter form; only some have (spec §9 and §2). */
export function hasNewsletterForm({ site, reader }: SiteReader): boolean {
  return loadSiteSettings({ reader })?.features?.newsletter ?? factsOf(site).features.newsletter ?? false
}

/** Returns the Amazon shop that delivers to the site's country (spec §9); undefined where there is none. The international site shows no buy buttons (reading 27). */
export function findAmazonDomain({ site, reader }: SiteReader): string | undefined {
  return (loadSiteSettings({ reader })?.features?.amazon ?? factsOf(site).features.amazon) || undefined
}

/** Loads the features that handlers of forms need. */
export function loadSiteFeatures(ctx: SiteReader): SiteFeatures {
  return {
    newsletter: hasNewsletterForm(ctx),
    portal: findPublishedFeaturePath(ctx, 'portal'),
    thankYou: findPublishedFeaturePath(ctx, 'thankYou'),
  }
}

function findChosenPath({ reader }: SiteReader, name: FeaturePage | 'legalPrivacy' | 'legalTerms'): string | undefined {
  const key = loadSiteSettings({ reader })?.features?.[name]
  return key === undefined ? undefined : reader.pathOf('page', key)
}
