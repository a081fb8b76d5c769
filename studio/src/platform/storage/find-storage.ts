import { findMediaFolder } from '../environment.ts'
import type { FileStorage } from './file-storage.ts'
import { openFolder } from './folder-storage.ts'
import { readS3Settings } from './s3-settings.ts'
import { openS3 } from './s3-storage.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The bucket that the environment names, otherwise the folder. */
export function findStorage(env: Environment = process.env): FileStorage {
  const bucket = readS3Settings(env)
  return bucket === undefined ? openFolder(findMediaFolder(env)) : openS3(bucket)
}
