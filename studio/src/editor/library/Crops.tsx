'use client'

import { RENDITIONS, toSize } from '@menagerie/web/media/imaging/renditions'
import { useDocumentInfo, useUploadEdits } from '@payloadcms/ui'
import type { CSSProperties } from 'react'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'
import { toCutStyle } from './to-cut-style.ts'

const MIDDLE = 50
const pictureSchema = z.object({
  url: z.string(),
  sizes: z
    .object({ thumbnail: z.object({ url: z.string() }) })
    .nullish()
    .catch(undefined),
  width: z.number().positive(),
  height: z.number().positive(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

/** All crops of a picture that sites show, around its current focal point. */
export function Crops() {
  const t = useWords()
  const { data } = useDocumentInfo()
  const { uploadEdits } = useUploadEdits()
  const picture = pictureSchema.safeParse(data).data
  if (picture === undefined) return null
  const { url, sizes, width, height } = picture
  const focal = {
    focalX: uploadEdits?.focalPoint?.x ?? picture.focalX ?? MIDDLE,
    focalY: uploadEdits?.focalPoint?.y ?? picture.focalY ?? MIDDLE,
  }
  return (
    <details className="field-type menagerie-crops">
      <summary>{t('library.crops')}</summary>
      <ul>
        {RENDITIONS.map((name) => {
          const style: CSSProperties = toCutStyle({ width, height }, toSize(name), focal)
          return (
            <li key={name}>
              <div style={{ aspectRatio: name.replace('x', ' / ') }}>
                {/* biome-ignore lint/performance/noImgElement: a thumbnail of the studio's own, small already */}
                <img src={sizes?.thumbnail.url ?? url} alt="" style={style} />
              </div>
              <span>{name.replace('x', ' × ')}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
