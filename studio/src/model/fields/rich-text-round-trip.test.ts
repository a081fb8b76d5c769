import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { getEnabledNodes } from '@payloadcms/richtext-lexical'
import { TEXT_TYPE_TO_FORMAT } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { buildConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../../platform/database.ts'
import { storedRichText } from '../../publish/parts/stored-rich-text.ts'
import { toRichText } from '../../publish/parts/to-rich-text.ts'
import { PICKED_COLLECTIONS } from '../pickers/offer.ts'
import { NOT_OFFERED_MARKS, OFFERED_FEATURES, RICH_TEXT_EXAMPLES, RICH_TEXT_PROPERTIES } from './rich-text.examples.ts'
import { richTextEditor } from './rich-text.ts'

const config = await buildConfig({
  secret: 'not used',
  db: createDatabase(''),
  editor: richTextEditor,
  collections: PICKED_COLLECTIONS.map((slug) => ({ slug, fields: [] })),
})
const { editorConfig } = await richTextEditor({ config, isRoot: true, parentIsLocalized: false })
/** The studio's own editor, without a browser. */
const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) })

/** Loads the text as the editor does, which drops everything unknown. */
const open = (wrote: object): unknown =>
  JSON.parse(JSON.stringify(editor.parseEditorState(JSON.stringify({ root: { type: 'root', children: [wrote] } }))))

type Node = { type: string; children?: Node[] | undefined }
const node: z.ZodType<Node> = z.lazy(() => z.looseObject({ type: z.string(), children: z.array(node).optional() }))
const listNodes = (one: Node): Node[] => [one, ...(one.children ?? []).flatMap(listNodes)]
const typesOf = () => [
  ...new Set(getEnabledNodes({ editorConfig }).map(toType)),
  'root',
  'text',
  'linebreak',
  'tab',
  'artificial',
  'paragraph',
]
const toType = (each: ReturnType<typeof getEnabledNodes>[number]) => ('replace' in each ? each.replace : each).getType()

const examples = Object.entries(RICH_TEXT_EXAMPLES).flatMap(([type, all]) =>
  all.map((example, index) => ({ name: `${type} ${index + 1}`, ...example })),
)

describe('content that the rich-text editor offers', () => {
  test('has a published example for every kind of node and text format, and no unexpected feature', () => {
    expect(Object.keys(RICH_TEXT_EXAMPLES).sort()).toEqual([...new Set(typesOf())].sort())
    expect([...editorConfig.features.enabledFeatures].sort()).toEqual([...OFFERED_FEATURES].sort())
    const kept = Object.keys(TEXT_TYPE_TO_FORMAT).filter((mark) => !NOT_OFFERED_MARKS.includes(mark))
    for (const mark of kept) expect(JSON.stringify(RICH_TEXT_EXAMPLES.text)).toContain(`"${mark}":true`)
  })

  test.each(examples)('is kept by the editor and published for $name', ({ wrote, published }) => {
    const shown = toRichText(storedRichText.parse(open(wrote)), { skuOf: () => '1001', termOf: () => undefined })
    expect(shown).toEqual(published)
    expect(richTextNodesSchema.parse(shown)).toEqual(published)
  })

  test('keeps each property of its nodes or omits it deliberately', () => {
    const nodes = examples.flatMap(({ wrote }) => listNodes(z.object({ root: node }).parse(open(wrote)).root))
    const unknown = nodes.flatMap(({ type, ...properties }) => {
      const rows = [RICH_TEXT_PROPERTIES[type], 'children' in properties ? RICH_TEXT_PROPERTIES.element : undefined]
      const known = rows.flatMap((each) => [...(each?.kept ?? []), ...(each?.left ?? [])])
      return Object.keys(properties).flatMap((name) =>
        name === 'version' || known.includes(name) ? [] : [`${type}.${name}`],
      )
    })
    expect([...new Set(unknown)]).toEqual([])
  })
})
