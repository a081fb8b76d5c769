import type { ImageQueryAnswer } from '@menagerie/contract/answers/image-answer'
import type { MediaBody } from '@menagerie/contract/media'

/** Pictures by media key, as far as they are published. */
export type Pictures = ReadonlyMap<string, MediaBody>

/** The call that gives the original of a picture. */
export const toPicturePath = (key: string) => `/media/${key}/file`

/** Undefined for a picture that is not set or not published. */
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
