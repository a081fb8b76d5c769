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

/** Pictures that are not in the replica, such as the gallery's. */
export type OwnPictures = {
  findMedia: (key: string) => MediaBody | undefined
  /** Path of an original by its sha-256; undefined for one that is not among these pictures. */
  findFile: (hash: string) => string | undefined
}

type FilesOptions = {
  env: Pick<Env, 'IMAGE_CACHE_DIR' | 'IMAGE_CACHE_MB'>
  replica: Pick<Replica, 'reader' | 'mediaFile'>
  ownPictures?: OwnPictures | undefined
  /** Called when an original is missing, cut short or changed. */
  onDamaged: (hash: string) => void
  log: Log
  metrics: Pick<Metrics, 'observe'>
}

/** Opens the parts that answer with published files. */
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

/** Returns a reader of any brand-locale, as files belong to all of them. A new one each time: the log of a shared reader would grow without end. */
function readShared(replica: FilesOptions['replica']): Reader | undefined {
  const [site] = BRAND_LOCALES
  return site && replica.reader(site, new Set())
}
