import type { Entry } from '@menagerie/contract/entry'
import type { SiteSettingsBody } from '@menagerie/contract/site-settings'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import { NO_AMAZON } from '../parts/site-features.ts'
import { relationId, storedList, storedText } from '../parts/stored-values.ts'

const storedSiteSettings = z.object({
  id: z.string(),
  site: z.string(),
  otherCountries: storedList(z.object({ name: z.string().trim(), flag: z.string(), link: z.string() })),
  accreditation: z.object({ image: relationId, link: storedText }).nullish(),
  shareImage: relationId,
  company: z
    .object({
      name: storedText,
      logo: relationId,
      address: storedText,
      emailAddress: storedText,
      telephone: storedText,
    })
    .nullish(),
  features: z
    .object({
      newsletter: storedText,
      portal: relationId,
      thankYou: relationId,
      privacy: relationId,
      legalPrivacy: relationId,
      legalTerms: relationId,
      amazon: storedText,
    })
    .nullish(),
})

export function siteSettingsToEntries(document: unknown): Entry<'site-settings'>[] {
  const { id, site: siteId, accreditation, company, features, ...settings } = readDocument(storedSiteSettings, document)
  const site = findPublishedSite(siteId)
  const image = accreditation?.image
  const body = {
    ...settings,
    ...(image !== undefined && { accreditation: { image, link: accreditation?.link } }),
    ...(isFilled(company) && { company }),
    ...(isFilled(features) && { features: toFeatures(features) }),
  }
  return [{ kind: 'site-settings', brand: site.brand, locale: site.code, key: id, body }]
}

const isFilled = <T extends object>(group: T | null | undefined): group is T =>
  group !== null && group !== undefined && Object.values(group).some((value) => value !== undefined)

type StoredFeatures = NonNullable<z.output<typeof storedSiteSettings>['features']>

function toFeatures({ newsletter, amazon, ...pages }: StoredFeatures): SiteSettingsBody['features'] {
  return {
    ...pages,
    ...(newsletter !== undefined && { newsletter: newsletter === 'on' }),
    ...(amazon !== undefined && { amazon: amazon === NO_AMAZON ? '' : amazon }),
  }
}
