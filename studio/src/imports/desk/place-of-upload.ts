import { basename } from 'node:path'

/** Where the store of files keeps a file of an import, by the import's id and the file's own name. */
export const placeOfUpload = (run: string, name: string): string => `imports/${run}/${basename(name)}`
