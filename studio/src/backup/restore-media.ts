import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyHashed, hashFile } from './hashed-copy.ts'
import { type Manifest, MEDIA_FOLDER } from './manifest.ts'

/** Puts every uploaded file back in its place; files that the backup does not know stay. Returns how many were written. */
export async function restoreMedia(folder: string, { media }: Manifest, mediaDir: string): Promise<number> {
  await mkdir(mediaDir, { recursive: true })
  let written = 0
  for (const { path, sha256 } of media) {
    const target = join(mediaDir, path)
    const there = await hashFile(target).catch(() => undefined)
    if (there?.sha256 === sha256) continue
    const partial = `${target}.partial`
    await mkdir(dirname(target), { recursive: true })
    await copyHashed(join(folder, MEDIA_FOLDER, path), partial)
    await rename(partial, target)
    written += 1
  }
  return written
}
