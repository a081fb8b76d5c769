import type { ImageQueryAnswer } from '@menagerie/contract/answers/image-answer'
import type { MediaBody } from '@menagerie/contract/media'

/** Published pictures by media key. */
export type Pictures = ReadonlyMap<string, MediaBody>

/** Path of the call that returns a picture's original. */
export const toPicturePath = (key: string) => `/media/${key}/file`

/** Undefined if no picture is set or it is not published. */
export function toImageAnswer(
  key: string | undefined,
  pictures: Pictures,
  language: string,
): ImageQueryAnswer | undefined {
  const picture = key === undefined ? undefined : pictures.get(key)
  if (key === undefined || picture === undefined) return undefined
  const { width, height, alt } = picture
  return { '@id': key, '@path': toPicturePath(key), metadata: { width, height, title: alt[language] ?? '' } }
}
