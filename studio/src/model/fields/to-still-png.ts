const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks of an animated PNG with the other frames and their timing. */
const MOVING = new Set(['acTL', 'fcTL', 'fdAT'])
/** Bytes of a chunk's length, name and checksum. */
const AROUND = 12

/** Returns the first frame of an animated PNG, which is all that sites show; undefined for any other file. */
export function toStillPng(file: Buffer): Buffer | undefined {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  const kept: Buffer[] = [SIGNATURE]
  let isMoving = false
  for (let at = SIGNATURE.length; at + AROUND <= file.length; ) {
    const end = at + AROUND + file.readUInt32BE(at)
    if (MOVING.has(file.toString('latin1', at + 4, at + 8))) isMoving = true
    else kept.push(file.subarray(at, end))
    at = end
  }
  return isMoving ? Buffer.concat(kept) : undefined
}
