import { MAX_FILM_BYTES } from '@menagerie/contract/film'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { toFileBlob } from '../../platform/storage/to-file-blob.ts'
import { refuseFile } from '../fields/refuse-file.ts'
import { readFilm } from './read-film.ts'

const ENDINGS = { 'video/mp4': /\.(?:mp4|m4v)$/i, 'video/webm': /\.webm$/i } as const
const kept = z.object({ hash: z.string(), width: z.number(), height: z.number(), seconds: z.number() })

/** Checks a film before anything is stored, by its content instead of its name or declared type. */
export const requireFilm: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.file === undefined) return args
  const where = { collection, req }
  const blob = await toFileBlob(req.file)
  if (blob.size > MAX_FILM_BYTES) refuseFile('A film can be up to 200 MB, and this one is larger', where)
  const facts = await readFilm(blob)
  if ('fault' in facts) refuseFile(facts.fault, where)
  if (!ENDINGS[facts.mime].test(req.file.name))
    refuseFile('The name of this film does not end in .mp4 or .webm, as its type needs: rename the file', where)
  req.file = { ...req.file, mimetype: facts.mime, size: blob.size }
  req.context.film = facts
  return args
}

/** Stores the properties of the file; values in the request are ignored. */
export const keepFilmFacts: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { hash, width, height, seconds } = kept.safeParse(req.file ? req.context.film : originalDoc).data ?? {}
  return { ...data, hash, width, height, seconds }
}
