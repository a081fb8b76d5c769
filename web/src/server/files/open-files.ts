import type { MediaBody } from '@menagerie/contract/media'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { createFilms, type Films } from '../../media/films/films.ts'
import { createImaging, type Imaging } from '../../media/imaging/imaging.ts'
import { createLeaflets, type Leaflets } from '../../media/leaflets/leaflets.ts'
import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { Replica } from '../../replica/open-replica.ts'
import { createOriginals } from '../../replica/originals.ts'
import type { Reader } from '../../replica/reader.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { whileUnreadable } from './while-unreadable.ts'

export type Files = { imaging: Imaging; leaflets: Leaflets; films: Films }

/** Pictures beside those of the replica, such as the gallery's. */
export type OwnPictures = {
  findMedia: (key: string) => MediaBody | undefined
  /** Path of an original by its sha-256, undefined for one that is not theirs. */
  findFile: (hash: string) => string | undefined
}

type FilesOptions = {
  env: Pick<Env, 'IMAGE_CACHE_DIR' | 'IMAGE_CACHE_MB'>
  replica: Pick<Replica, 'reader' | 'mediaFile'>
  ownPictures?: OwnPictures | undefined
  /** An original is missing, cut short or changed. */
  onDamaged: (hash: string) => void
  log: Log
  metrics: Pick<Metrics, 'observe'>
}

/** What answers with published files. */
export function openFiles({ env, replica, ownPictures, onDamaged, log, metrics }: FilesOptions): Files {
  const findOriginal = createOriginals({ mediaFile: replica.mediaFile, onDamaged })
  return {
    imaging: whileUnreadable(
      createImaging({
        findMedia: (key) => readShared(replica)?.get('media', key)?.body ?? ownPictures?.findMedia(key),
        findOriginal: async (hash) => ownPictures?.findFile(hash) ?? findOriginal(hash),
        cacheDir: env.IMAGE_CACHE_DIR,
        cacheBytes: env.IMAGE_CACHE_MB * 2 ** 20,
        onCacheProblem: (error) => log.warn('The cache of pictures is not in order', toErrorFields(error)),
        onEncoded: (seconds) => metrics.observe('encode', seconds),
        onFailure: (key, error) => log.error('A picture cannot be made', { picture: key, ...toErrorFields(error) }),
      }),
    ),
    leaflets: whileUnreadable(
      createLeaflets({
        findLeaflet: (key) => readShared(replica)?.get('leaflet', key)?.body,
        findOriginal,
      }),
    ),
    films: whileUnreadable(
      createFilms({
        findFilm: (key) => readShared(replica)?.get('film', key)?.body,
        findOriginal,
      }),
    ),
  }
}

/** Files belong to all brand-locales, so any reader finds them. A new one each time: its log of reads would grow for ever. */
function readShared(replica: FilesOptions['replica']): Reader | undefined {
  const [site] = BRAND_LOCALES
  return site && replica.reader(site, new Set())
}
