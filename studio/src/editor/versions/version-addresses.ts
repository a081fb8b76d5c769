import type { SanitizedCollectionConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { toPreviewedCollection } from '../../preview/previewed-collections.ts'
import { type ComparedVersions, findBefore } from './compared-version.ts'
import type { ListedVersion } from './load-versions.ts'

type VersionsPlace = {
  admin: string
  slug: SanitizedCollectionConfig['slug']
  id: string | number
  isInBin: boolean
  /** In a drawer the list chooses what a version is compared with. */
  isChoice: boolean
}

export type VersionAddresses = {
  /** Where a version is compared with what was before it. */
  toVersion: (version: ListedVersion) => string
  /** Where both stand as pages; absent where the document has none. */
  toPages?: (version: ListedVersion) => string
  /** Another page of the list. */
  toList: (page: number) => string
}

export function toVersionAddresses(place: VersionsPlace, compared: ComparedVersions): VersionAddresses {
  const { admin, slug, id, isInBin, isChoice } = place
  const base = `/collections/${slug}/${isInBin ? 'trash/' : ''}${id}/versions` as const
  const toUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: admin, path })
  const toCompared = (version: ListedVersion) => {
    const before = findBefore(compared, version)
    return toUrl(`${base}/${version.id}`) + (before === undefined ? '' : `?versionFrom=${before.id}`)
  }
  return {
    toVersion: (version) => (isChoice ? `?versionFrom=${version.id}` : toCompared(version)),
    // It finds by itself what was before.
    ...(toPreviewedCollection(slug) !== undefined &&
      !isInBin &&
      !isChoice && { toPages: (version: ListedVersion) => toUrl(`${base}/${version.id}/pages`) }),
    toList: (page) => toUrl(`${base}?page=${page}`),
  }
}
