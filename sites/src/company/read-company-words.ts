import type { BrandLocale } from '../brand-locale.ts'
import { findCompanyFolder } from './find-company-folder.ts'

type WordsPlace = Pick<BrandLocale, 'brand' | 'code' | 'file'>

/** Lists the files in which the company replaces texts of the catalogue, from the most general to the site's own. */
export function listWordFiles({ brand, code, file }: WordsPlace, folder = findCompanyFolder()): string[] {
  const { existsSync } = process.getBuiltinModule('node:fs')
  const { join } = process.getBuiltinModule('node:path')
  const folders = [join(folder, 'words'), join(folder, brand, 'words')]
  return folders
    .flatMap((words) => [join(words, `${file}.json`), join(words, `${code}.json`)])
    .filter((name) => existsSync(name))
}

/** Returns texts by message key; where two files have the same key, the later file wins. */
export function readCompanyWords(site: WordsPlace): Readonly<Record<string, string>> {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const texts = listWordFiles(site).map((name): Record<string, string> => JSON.parse(readFileSync(name, 'utf8')))
  return Object.assign({}, ...texts)
}
