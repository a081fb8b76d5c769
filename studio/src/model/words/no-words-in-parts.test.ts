import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const STUDIO = join(import.meta.dirname, '../..')
const SHOWN = /^(aria-label|title|placeholder|label|alt|description|name)$/
/** Names, sample letters and commands, which are the same in every language. */
const ALIKE = new Set(['Menagerie', 'Aa', 'UTC', 'npm run user:add -- you@company.example'])
const COMMAND = /^node \S+ user:add/

/** Whether the text is a fallback, which may be a single word, such as `{title ?? 'deleted'}`. */
const isInstead = (node: ts.StringLiteralLike) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.right === node &&
  ['??', '||'].includes(node.parent.operatorToken.getText()) &&
  /\p{L}{2}/u.test(node.text)

const isSentence = (text: string) => /\p{Lu}?\p{Ll}+ \p{Ll}+/u.test(text)

/** Lists texts in components of the admin that are missing in the catalogue, each with its place. */
function listWords(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const add = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (ALIKE.has(words) || COMMAND.test(words)) return
    found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) add(node, node.text)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const { text } = node.initializer
      const isName = node.name.getText() === 'name'
      if (SHOWN.test(node.name.getText()) && (isName ? isSentence(text) : /\p{L}{2}/u.test(text))) add(node, text)
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) visitShown(node)
    ts.forEachChild(node, visit)
  }
  const visitShown = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) return
    if (ts.isStringLiteralLike(node) && (isSentence(node.text) || isInstead(node))) add(node, node.text)
    if (ts.isTemplateExpression(node) && isSentence(node.getText())) add(node, node.getText())
    ts.forEachChild(node, visitShown)
  }
  visit(tree)
  return found
}

test('untranslated texts of a component are found as its content, its label and its fallback values', () => {
  const part = `const Part = () => <p aria-label="Part that is done">Delete {kind} <Count name="Left out here" />{meaning ?? 'no field'}{title || '(empty)'}</p>`
  expect(listWords('Part.tsx', part)).toEqual([
    'Part.tsx:1 Part that is done',
    'Part.tsx:1 Delete',
    'Part.tsx:1 Left out here',
    'Part.tsx:1 no field',
    'Part.tsx:1 (empty)',
  ])
})

test('no component of the admin contains texts of its own, because all are in catalogues', () => {
  const files = globSync('**/*.tsx', { cwd: STUDIO }).filter((file) => !/\.test\.|testing/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => listWords(file, readFileSync(join(STUDIO, file), 'utf8')))).toEqual([])
})
