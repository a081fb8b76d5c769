import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '../languages/pseudo-language.ts'
import { tell } from '../languages/tell.ts'

const STUDIO = join(import.meta.dirname, '../..')
/** Begins like a sentence, or like a label with several words. */
const SENTENCE = /^\p{Lu}\p{Ll}*[ ,].*\p{Ll}/su
/** Names that are the same in every language. */
const NAME = /^Menagerie \w+$/
/** Texts for the log and for programs. */
const UNTOLD = /^(msg: |new Error\(|sayToReader\(|saySilent\()/
const OF_PROGRAMS = new Set(['Imports wait', 'The settings are no JSON'])
/** Descriptions with a number, which the catalogue of forms contains with their actual number. */
const OF_FORMS = /^Up to 7, in the order/
/** English texts of libraries, which are searched for on the page. */
const OF_OTHERS = /(speak|name)-built-in\.ts$/

/** Whole sentences of a file; placeholders are replaced by a value. */
function listSentences(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, readFileSync(join(STUDIO, file), 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || UNTOLD.test(node.getText())) return
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(`${node.head.text}${node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')}`)
    else ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.filter((text) => SENTENCE.test(text) && !NAME.test(text) && !OF_PROGRAMS.has(text))
}

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: STUDIO }).filter((file) => !/\.test\./.test(file) && !OF_OTHERS.test(file))
const isInNoCatalogue = (sentence: string) => !/⟦.*⟧/su.test(tell(sentence, PSEUDO_LANGUAGE))

test('what mails tell the staff, and what sign-in, factors, feeds and keys refuse, stands in a catalogue', () => {
  const mailing = filesOf('**/*.ts').filter((file) =>
    readFileSync(join(STUDIO, file), 'utf8').includes('queueStaffMail('),
  )
  expect(mailing.length).toBeGreaterThan(6)
  const refusing = ['model/collections/users/**/*.ts', 'imports/feed/*.ts', 'imports/desk/*.ts'].flatMap(filesOf)
  const sentences = [...new Set([...mailing, ...refusing])].flatMap(listSentences)
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter(isInNoCatalogue)).toEqual([])
})

test('what parts of the admin say by themselves stands in a catalogue', () => {
  const said = filesOf('editor/**/*.{ts,tsx}').flatMap((file) =>
    listSentences(file).map((sentence) => `${file}: ${sentence}`),
  )
  expect(said.filter((line) => isInNoCatalogue(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})

test('why a workbook or an archive is not read stands in a catalogue', () => {
  const said = ['platform/outside/open-workbook.ts', 'model/translations/files/read-*.ts']
    .flatMap(filesOf)
    .flatMap(listSentences)
  expect(said.length).toBeGreaterThan(12)
  expect(said.filter(isInNoCatalogue)).toEqual([])
})

test('what a block refuses at its fields stands in a catalogue', () => {
  const blocks = globSync('../../web/src/blocks/**/{fields,*-fields,grid-count}.ts', { cwd: STUDIO })
  expect(blocks.length).toBeGreaterThan(20)
  const refused = blocks.flatMap(listSentences).filter((sentence) => !OF_FORMS.test(sentence))
  expect(refused.length).toBeGreaterThan(60)
  expect(refused.filter(isInNoCatalogue)).toEqual([])
  expect(tell('This grid shows 4 to 9 different pages, and there are 3 now', 'de')).toBe(
    'Dieses Raster zeigt 4 bis 9 verschiedene Einträge (Seiten); jetzt sind es 3',
  )
})

test.each([
  '“Nederland” must be one site, but could be several: write one of tailwell/nl_NL, aldergrove/nl_NL',
  'is shared by all sites, but only some of them were asked for',
  'tailwell/nl_NL is not one of the sites that can be written here',
  'spring.zip contains more than 100,000 files',
  'spring.zip is more than 4000 MB when unpacked',
  'spring.zip contains wall.jpg, which is larger than 50 MB',
  'spring.zip contains wall.jpg, which is more than 200 times as large when unpacked',
  'spring.zip is damaged or harmful: zip it again',
  'a row is larger than 16 MB: is a quote opened but never closed?',
  'every row of the file has an error: see the import for all of them',
  'needs a language, such as name:nl',
  'hazard symbol',
  'option for template',
  'The process stopped each time this ran',
  'This would lock you out of the list',
  'Previews are not configured',
])('the rare sentence “%s” stands in a catalogue', (sentence) => {
  expect(isInNoCatalogue(sentence)).toBe(false)
})

test('a sentence of others that begins like one of ours is told as it is', () => {
  expect(tell('This workbook turned into a pumpkin', 'de')).toBe('This workbook turned into a pumpkin')
  expect(tell('This page', 'de')).toBe('Dieses Dokument (Seite)')
})
