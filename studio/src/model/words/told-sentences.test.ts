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

const parse = (file: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(join(STUDIO, file), 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

/** The text of a literal, its placeholders replaced by a value. */
function toText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return `${node.head.text}${node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')}`
}

/** Whole sentences of a file. */
function listSentences(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || UNTOLD.test(node.getText())) return
    const text = toText(node)
    if (text === undefined) ts.forEachChild(node, visit)
    else found.push(text)
  }
  visit(parse(file))
  return found.filter((text) => SENTENCE.test(text) && !NAME.test(text) && !OF_PROGRAMS.has(text))
}

/** Calls that refuse a request, a field or a cell of a table. */
const REFUSING = /^(fault|toAdminRefusal|new (APIError|ValidationError))$/

/** What a file refuses with: arguments of those calls that have two words or more. */
function listRefusals(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) || ts.isNewExpression(node)
    const name = isCall ? `${ts.isNewExpression(node) ? 'new ' : ''}${node.expression.getText()}` : ''
    if (isCall && REFUSING.test(name)) {
      const chosen = (node.arguments ?? []).flatMap((each) =>
        ts.isConditionalExpression(each) ? [each.whenTrue, each.whenFalse] : [each],
      )
      found.push(...chosen.flatMap((each) => toText(each) ?? []).filter((text) => /\p{Ll} \p{Ll}/u.test(text)))
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: STUDIO }).filter((file) => !/\.test\./.test(file) && !OF_OTHERS.test(file))
const isInNoCatalogue = (sentence: string) => !/⟦.*⟧/su.test(tell(sentence, PSEUDO_LANGUAGE))

test('the texts of staff mails, and of refusals in sign-in, factors, feeds and keys, are in a catalogue', () => {
  const mailing = filesOf('**/*.ts').filter((file) =>
    readFileSync(join(STUDIO, file), 'utf8').includes('queueStaffMail('),
  )
  expect(mailing.length).toBeGreaterThan(6)
  const refusing = ['model/collections/users/**/*.ts', 'imports/feed/*.ts', 'imports/desk/*.ts'].flatMap(filesOf)
  const sentences = [...new Set([...mailing, ...refusing])].flatMap(listSentences)
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter(isInNoCatalogue)).toEqual([])
})

test('the refusals of requests, fields and cells are in a catalogue', () => {
  const refused = filesOf('{imports,model,jobs,publish,access,preview}/**/*.ts').flatMap((file) =>
    listRefusals(file).map((text) => `${file}: ${text}`),
  )
  expect(refused.length).toBeGreaterThan(150)
  expect(refused.filter((line) => isInNoCatalogue(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})

test('the texts in the code of the admin’s components are in a catalogue', () => {
  const said = filesOf('editor/**/*.{ts,tsx}').flatMap((file) =>
    listSentences(file).map((sentence) => `${file}: ${sentence}`),
  )
  expect(said.filter((line) => isInNoCatalogue(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})

test('the refusals of workbooks and archives are in a catalogue', () => {
  const said = ['platform/outside/open-workbook.ts', 'model/translations/files/read-*.ts']
    .flatMap(filesOf)
    .flatMap(listSentences)
  expect(said.length).toBeGreaterThan(12)
  expect(said.filter(isInNoCatalogue)).toEqual([])
})

test('the messages at the fields of blocks are in a catalogue', () => {
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
  'The server has no bucket: IMPORT_S3_BUCKET and its keys are not set',
  'There is no table and no ZIP in the folder out/pim',
  'The address answered with 404, not with a file',
  'The address sends text/html, which is not a table',
  'The file has more than 200 MB',
  'hazard symbol',
  'option for template',
  'The process stopped each time this ran',
  'This would lock you out of the list',
  'Previews are not configured',
])('the rare text “%s” is in a catalogue', (sentence) => {
  expect(isInNoCatalogue(sentence)).toBe(false)
})

test('a text of others that begins like one of the studio’s own is not translated', () => {
  expect(tell('This workbook turned into a pumpkin', 'de')).toBe('This workbook turned into a pumpkin')
  expect(tell('This page', 'de')).toBe('Dieses Dokument (Seite)')
})
