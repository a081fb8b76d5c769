import { basename } from 'node:path'

/** Path of an import's file in the storage. */
export const placeOfUpload = (run: string, name: string): string => `imports/${run}/${basename(name)}`
