import { LANGUAGES } from '@menagerie/sites/languages'
import { isValues, type Values } from '../../platform/values.ts'
import { isFormWord, toFormWord } from './find-form-word.ts'
import { isPseudoOffered, PSEUDO_LANGUAGE } from './pseudo-language.ts'
import { toPayloadLanguage } from './studio-language.ts'

/** Payload gives some labels `t` alone: the catalogue names its language there. */
type LabelReader = { i18n?: { language: string }; t?: (key: string) => string }

/** What holds further fields, in fields, tabs, blocks and collections as Payload has prepared them. */
const CHILDREN = ['fields', 'flattenedFields', 'tabs', 'blocks', 'blockReferences', 'flattenedBlocks', 'options']

/** Languages that the studio offers, as Payload calls them. */
const offeredLanguages = (): string[] => [
  ...LANGUAGES.map(toPayloadLanguage),
  ...(isPseudoOffered() ? [PSEUDO_LANGUAGE] : []),
]

/**
 * Makes each label, description and choice of these forms tell itself in the language of its reader, in place: Payload keeps several
 * references to one field. Returns the texts that parts of the admin get as properties; those they look up by themselves.
 */
export function speakLanguages(forms: readonly unknown[]): ReadonlySet<string> {
  const seen = new Set<unknown>()
  const parts = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (!isValues(node) || seen.has(node)) return
    seen.add(node)
    if (hasOwnInput(node)) tellInAll(node, 'label')
    else tellLater(node, 'label')
    tellLater(node, 'description')
    if (isValues(node.labels)) for (const key of ['singular', 'plural']) tellLater(node.labels, key)
    if (isValues(node.admin)) visitAdmin(node.admin, parts, hasOwnInput(node) ? tellInAll : tellLater)
    // The name of a tab begins the place of a field in a refusal, and is no news there.
    for (const tab of Array.isArray(node.tabs) ? node.tabs : []) noteParts(isValues(tab) && tab.label, parts)
    for (const key of CHILDREN) visit(node[key])
  }
  for (const form of forms) visit(form)
  return parts
}

function visitAdmin(admin: Values, parts: Set<string>, tellDescription: typeof tellLater): void {
  tellDescription(admin, 'description')
  // These come to the browser as they are: no function could.
  for (const key of ['group', 'placeholder']) tellInAll(admin, key)
  noteParts(admin.components, parts)
}

/** Payload keeps the properties of such a field once for all readers, in the language of the first. */
const hasOwnInput = ({ type, admin }: Values): boolean =>
  type === 'richText' || (isValues(admin) && isValues(admin.components) && admin.components.Field !== undefined)

function tellInAll(node: Values, key: string): void {
  const text = node[key]
  if (typeof text === 'string' && isFormWord(text)) node[key] = toAllStudioLanguages(text)
}

function tellLater(node: Values, key: string): void {
  const text = node[key]
  if (typeof text !== 'string' || !isFormWord(text)) return
  node[key] = ({ i18n, t }: LabelReader = {}) => toFormWord(text, i18n?.language ?? t?.('parts:language') ?? 'en')
}

const toAllStudioLanguages = (text: string): Record<string, string> =>
  Object.fromEntries(offeredLanguages().map((language) => [language, toFormWord(text, language)]))

/** Texts among the properties of a part, at any depth. */
function noteParts(value: unknown, parts: Set<string>): void {
  if (typeof value === 'string') {
    if (isFormWord(value)) parts.add(value)
  } else if (Array.isArray(value)) for (const each of value) noteParts(each, parts)
  else if (isValues(value)) for (const each of Object.values(value)) noteParts(each, parts)
}
