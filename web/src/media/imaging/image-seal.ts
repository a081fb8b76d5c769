import { crc32 } from 'node:zlib'

const MARK = 0x4d524e31
const SEAL_BYTES = 12

/** Appends a checksum to a picture, so that a file damaged on the disk is recognised even years later. */
export function seal(image: Buffer): Buffer {
  const end = Buffer.alloc(SEAL_BYTES)
  end.writeUInt32LE(MARK, 0)
  end.writeUInt32LE(image.length, 4)
  end.writeUInt32LE(crc32(image), 8)
  return Buffer.concat([image, end])
}

/** Returns the picture; undefined for a file that was cut short, changed, or written before there were seals. */
export function unseal(sealed: Buffer): Buffer | undefined {
  const length = sealed.length - SEAL_BYTES
  if (length <= 0 || sealed.readUInt32LE(length) !== MARK || sealed.readUInt32LE(length + 4) !== length)
    return undefined
  const image = sealed.subarray(0, length)
  return crc32(image) === sealed.readUInt32LE(length + 8) ? image : undefined
}
