import { LANGUAGES } from '@menagerie/sites/languages'
import { isValues, type Values } from '../../platform/values.ts'
import { isFormWord, toFormWord } from './find-form-word.ts'
import { isPseudoOffered, PSEUDO_LANGUAGE } from './pseudo-language.ts'
import { toPayloadLanguage } from './studio-language.ts'

/** Payload passes only `t` to some labels: the catalogue's entry `language` gives them the language. */
type LabelReader = { i18n?: { language: string }; t?: (key: string) => string }

/** Properties that contain further fields, in prepared fields, tabs, blocks and collections. */
const CHILDREN = ['fields', 'flattenedFields', 'tabs', 'blocks', 'blockReferences', 'flattenedBlocks', 'options']

/** Languages that the studio offers, by Payload's codes. */
const offeredLanguages = (): string[] => [
  ...LANGUAGES.map(toPayloadLanguage),
  ...(isPseudoOffered() ? [PSEUDO_LANGUAGE] : []),
]

/**
 * Makes each label, description and option of these forms translate itself, in place, because Payload stores several
 * references to one field. Returns the texts in the properties of components, which look them up themselves.
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
    // The label of a tab begins the path of a field in a refusal.
    for (const tab of Array.isArray(node.tabs) ? node.tabs : []) noteParts(isValues(tab) && tab.label, parts)
    for (const key of CHILDREN) visit(node[key])
  }
  for (const form of forms) visit(form)
  return parts
}

function visitAdmin(admin: Values, parts: Set<string>, tellDescription: typeof tellLater): void {
  tellDescription(admin, 'description')
  // These are sent to the browser as they are, so they cannot be functions.
  for (const key of ['group', 'placeholder']) tellInAll(admin, key)
  noteParts(admin.components, parts)
}

/** Payload caches the properties of such fields for all users, in the language of the first. */
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

/** Collects texts in the properties of a component, at any depth. */
function noteParts(value: unknown, parts: Set<string>): void {
  if (typeof value === 'string') {
    if (isFormWord(value)) parts.add(value)
  } else if (Array.isArray(value)) for (const each of value) noteParts(each, parts)
  else if (isValues(value)) for (const each of Object.values(value)) noteParts(each, parts)
}
