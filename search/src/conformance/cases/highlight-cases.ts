import assert from 'node:assert/strict'
import type { SearchResult } from '../../port/search-answer.ts'
import type { ConformanceCase } from '../conformance-case.ts'

const first = ({ hits }: SearchResult) => hits[0]?._highlightResult
const snippet = ({ hits }: SearchResult) => hits[0]?._snippetResult

/** Creates a case about highlighting in the first hit's attribute. */
const marks = (title: string, ask: Record<string, unknown>, attribute: string, expected: unknown): ConformanceCase => ({
  title,
  ask,
  check: (result) => assert.deepEqual(first(result)?.[attribute], expected),
})

export const HIGHLIGHT_CASES: readonly ConformanceCase[] = [
  marks('a word is marked', { query: 'desk' }, 'name', {
    value: '<em>Desk</em> lamp',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['desk'],
  }),
  marks('all words are marked', { query: 'desk lamp' }, 'name', {
    value: '<em>Desk</em> <em>lamp</em>',
    matchLevel: 'full',
    fullyHighlighted: true,
    matchedWords: ['desk', 'lamp'],
  }),
  marks('of a beginning only that is marked', { query: 'wheelb' }, 'name', {
    value: '<em>Wheelb</em>arrow',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['wheelb'],
  }),
  marks('a part of the words is a part of the match', { query: 'lumo desk' }, 'brand', {
    value: '<em>Lumo</em>',
    matchLevel: 'partial',
    fullyHighlighted: true,
    matchedWords: ['lumo'],
  }),
  marks('nothing is marked where nothing matches', { query: 'desk' }, 'brand', {
    value: 'Lumo',
    matchLevel: 'none',
    matchedWords: [],
  }),
  {
    title: 'a word with a typo in the query is marked as a whole',
    ask: { query: 'wheelbarow' },
    check: (result) => assert.match(JSON.stringify(first(result)?.name), /<em>Wheelbarrow<\/em>/),
  },
  {
    title: 'accents stay as they were written',
    ask: { query: 'cafe' },
    check: (result) => assert.match(JSON.stringify(first(result)?.name), /<em>Café<\/em> blackboard/),
  },
  {
    title: 'tags are those that were asked for',
    ask: { query: 'desk', highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' },
    check: (result) =>
      assert.match(JSON.stringify(first(result)?.name), /__ais-highlight__Desk__\/ais-highlight__ lamp/),
  },
  {
    title: 'attributesToHighlight marks these only',
    ask: { query: 'desk', attributesToHighlight: ['name'] },
    check: (result) => assert.deepEqual(Object.keys(first(result) ?? {}), ['name']),
  },
  {
    title: 'lists are marked item by item',
    ask: { query: 'rake', attributesToHighlight: ['colours'] },
    check: (result) =>
      assert.deepEqual(first(result)?.colours, [{ value: 'Green', matchLevel: 'none', matchedWords: [] }]),
  },
  {
    title: 'nothing is escaped',
    ask: { query: 'nord', attributesToHighlight: ['brand'] },
    check: (result) => assert.match(JSON.stringify(first(result)?.brand), /L'Atelier \\"<em>Nord<\/em>\\"/),
  },
  {
    title: 'a snippet is the words around the match',
    ask: { query: 'armchair', attributesToSnippet: ['description:4'] },
    check: (result) => {
      const text = JSON.stringify(snippet(result)?.description)
      assert.match(text, /<em>armchair<\/em>/)
      assert.doesNotMatch(text, /waking the house/)
      assert.match(text, /…/)
    },
  },
  {
    title: 'a cut snippet ends with the ellipsis of the request',
    ask: { query: 'armchair', attributesToSnippet: ['description:4'], snippetEllipsisText: ' [more]' },
    check: (result) => assert.match(JSON.stringify(snippet(result)?.description), /\[more\]/),
  },
  {
    title: 'a snippet that holds everything is not cut',
    ask: { query: 'writes', attributesToSnippet: ['description:20'] },
    check: (result) =>
      assert.deepEqual(snippet(result)?.description, {
        value: '<em>Writes</em> at once after weeks in the drawer.',
        matchLevel: 'full',
      }),
  },
  {
    title: 'without attributesToSnippet there are no snippets',
    ask: { query: 'armchair' },
    check: (result) => assert.deepEqual(snippet(result) ?? {}, {}),
  },
]
