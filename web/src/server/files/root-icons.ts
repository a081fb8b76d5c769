import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { type Answer, toAnswer } from '../http/answer.ts'
import { baseHeaders, type HeaderOptions } from '../http/headers.ts'

/** Addresses at the root of an origin where browsers, phones and feed readers look for an icon without having read a page. */
const FAVICON = '/favicon.ico'
const TOUCH_ICON = '/apple-touch-icon.png'
/** Short-lived, as these addresses never change: a new logo shows the next day. */
const A_DAY = ['Cache-Control', 'public, max-age=86400']

export type RootIcons = (target: string, brandOf: () => BrandKey | undefined) => Answer | undefined

/** `files`: names of the build's files with their addresses, which lie below `clientFolder`. */
export function openRootIcons(
  clientFolder: string,
  files: Readonly<Record<string, string>>,
  options: HeaderOptions,
): RootIcons {
  const answers = new Map<string, Answer>(
    BRAND_KEYS.flatMap((key) => {
      const { fallback, touch } = brandByKey(key).icons
      const read = (name: string) => readFileSync(join(clientFolder, files[name] ?? name))
      const answer = (type: string, bytes: Buffer) =>
        toAnswer(200, ['Content-Type', type, ...A_DAY, ...baseHeaders(options)], bytes)
      return [
        [`${key} ${FAVICON}`, answer('image/x-icon', toIco(read(fallback.file), Number(fallback.size)))],
        [`${key} ${TOUCH_ICON}`, answer(touch.type, read(touch.file))],
      ] as const
    }),
  )
  return (target, brandOf) => {
    if (target !== FAVICON && target !== TOUCH_ICON) return undefined
    return answers.get(`${brandOf()} ${target}`)
  }
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** Wraps the PNG as the only picture of an ICO file: header, one directory entry, the bytes. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
