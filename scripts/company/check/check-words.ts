import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Company } from '@menagerie/sites/company/company-schema'
import { listWordFiles } from '@menagerie/sites/company/read-company-words'
import { findArguments } from '@menagerie/sites/message-arguments'
import { CATALOGUES } from '@menagerie/sites/messages'

const KNOWN: Readonly<Record<string, string>> = CATALOGUES.en

/** Checks that the company's own words replace words that exist, and take the same values. */
export function checkCompanyWords(folder: string, { brands }: Company): string[] {
  const files = Object.entries(brands).flatMap(([brand, { sites }]) =>
    Object.entries(sites).flatMap(([code, { file }]) => listWordFiles({ brand, code, file }, folder)),
  )
  return [...new Set(files)].flatMap((file) => checkFile(file).map((fault) => `${relative(folder, file)}: ${fault}.`))
}

function checkFile(file: string): string[] {
  let texts: Record<string, unknown>
  try {
    texts = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return [`it is no JSON (${error instanceof Error ? error.message : error})`]
  }
  return Object.entries(texts).flatMap(([key, text]) => checkText(key, text))
}

function checkText(key: string, text: unknown): string[] {
  const usual = KNOWN[key]
  if (usual === undefined) return [`the product has no text ${key}`]
  if (typeof text !== 'string') return [`${key} is no text`]
  try {
    const [own, wanted] = [findArguments(text), findArguments(usual)]
    const strangers = own.filter((name) => !wanted.includes(name))
    return strangers.length === 0 ? [] : [`${key} asks for {${strangers.join('}, {')}}, which is not given`]
  } catch (error) {
    return [`${key} cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}
