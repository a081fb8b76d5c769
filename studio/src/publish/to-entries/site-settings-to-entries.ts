import type { Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
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
})

export function siteSettingsToEntries(document: unknown): Entry<'site-settings'>[] {
  const { id, site: siteId, accreditation, company, ...settings } = readDocument(storedSiteSettings, document)
  const site = findPublishedSite(siteId)
  const image = accreditation?.image
  const body = {
    ...settings,
    ...(image !== undefined && { accreditation: { image, link: accreditation?.link } }),
    ...(company && Object.values(company).some((value) => value !== undefined) && { company }),
  }
  return [{ kind: 'site-settings', brand: site.brand, locale: site.code, key: id, body }]
}
