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
  /** In a drawer, the list chooses the version to compare with. */
  isChoice: boolean
}

export type VersionAddresses = {
  /** The comparison of a version with the one before. */
  toVersion: (version: ListedVersion) => string
  /** The comparison of both versions as pages; absent if the document has no page. */
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
    // The view itself finds the version before.
    ...(toPreviewedCollection(slug) !== undefined &&
      !isInBin &&
      !isChoice && { toPages: (version: ListedVersion) => toUrl(`${base}/${version.id}/pages`) }),
    toList: (page) => toUrl(`${base}?page=${page}`),
  }
}
