import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SITE } from './shared-config.ts'

/**
 * `npm run generate:blocks`: writes the lists of blocks from the existing folders; `--check` fails where the lists are out of
 * date. A folder is a block when it has a `schema.ts`; its files export under the folder's name (docs/how-to/add-a-block.md).
 */
const BLOCKS = join(SITE, 'src/blocks')
const NOTE = '// Written by `npm run generate:blocks` from the folders beside it.'

type BlockFolder = { name: string; camel: string; hasFaults: boolean; rules: Readonly<Record<string, string>> }

/** Functions that `load.ts` of a block may export beside its loader, by their names in the definition. */
const toRules = (name: string) => ({
  listEmbeds: `list${name}Embeds`,
  findProblem: `find${name}Problem`,
  findFetched: `find${name}Fetched`,
})

const folders: readonly BlockFolder[] = readdirSync(BLOCKS)
  .filter((name) => existsSync(join(BLOCKS, name, 'schema.ts')))
  .sort()
  .map((name) => {
    const camel = name.charAt(0).toLowerCase() + name.slice(1)
    return {
      name,
      camel,
      hasFaults: readPart(name, 'examples.ts').includes(`${camel}Faults`),
      rules: findRules(name),
    }
  })

/** Throws an explanation where a block is incomplete. */
function readPart(name: string, file: 'examples.ts' | 'load.ts'): string {
  const path = join(BLOCKS, name, file)
  if (!existsSync(path)) throw new Error(`The block ${name} has no ${file} yet (docs/how-to/add-a-block.md)`)
  return readFileSync(path, 'utf8')
}

function findRules(name: string): Readonly<Record<string, string>> {
  const source = readPart(name, 'load.ts')
  const isExported = (rule: string) => new RegExp(`^export .*\\b${rule}\\b`, 'm').test(source)
  return Object.fromEntries(Object.entries(toRules(name)).filter(([, rule]) => isExported(rule)))
}

const importAll = (file: string, toNames: (folder: BlockFolder) => string): string =>
  folders.map((folder) => `import { ${toNames(folder)} } from './${folder.name}/${file}'`).join('\n')

const listAll = (suffix: string, from = folders): string =>
  from.map(({ name, camel }) => `${name}: ${camel}${suffix},`).join('\n')

function toDefinition({ name, rules }: BlockFolder): string {
  const parts = Object.entries({ load: `load${name}`, Component: name, ...rules })
  return [`type: '${name}'`, ...parts.map(([part, value]) => `${part}: ${value}`)].join(', ')
}

const FILES: Record<string, string> = {
  'block-schemas.ts': `
import type { ZodType } from 'zod'
${importAll('schema.ts', ({ camel }) => `${camel}Schema`)}

/** Schema of every block as published, by block type. */
export const BLOCK_SCHEMAS = {
${listAll('Schema')}
} satisfies Record<string, ZodType>

export type BlockType = keyof typeof BLOCK_SCHEMAS
`,
  'block-fields.ts': `
import type { Block } from 'payload'
import type { BlockType } from './block-schemas.ts'
${importAll('fields.ts', ({ camel }) => `${camel}Fields`)}

const FIELDS: Record<BlockType, Block> = {
${listAll('Fields')}
}

/** Editor forms of all blocks, for the blocks fields of the studio. */
export const BLOCK_FIELDS: Block[] = Object.values(FIELDS)
`,
  'block-examples.ts': `
import type { Block } from '@menagerie/contract/block'
import type { BlockType } from './block-schemas.ts'
${importAll('examples.ts', ({ camel, hasFaults }) => `${camel}Examples${hasFaults ? `, ${camel}Faults` : ''}`)}

/** At least one published block of every type, for tests and galleries. */
export const BLOCK_EXAMPLES: Record<BlockType, readonly Block[]> = {
${listAll('Examples')}
}

/** Blocks that visitors do not see and about which editors are told something. */
export const BLOCK_FAULTS: Partial<Record<BlockType, readonly Block[]>> = {
${listAll(
  'Faults',
  folders.filter(({ hasFaults }) => hasFaults),
)}
}
`,
  'block-definitions.ts': `
import type { BlockType } from './block-schemas.ts'
import { defineBlock } from './define-block.tsx'
${folders.map(({ name }) => `import { ${name} } from './${name}/${name}.tsx'`).join('\n')}
${importAll('load.ts', ({ name, rules }) => [`load${name}`, ...Object.values(rules)].join(', '))}

/** How every block is loaded and drawn, by block type. */
export const BLOCKS = {
${folders.map((folder) => `${folder.name}: defineBlock({ ${toDefinition(folder)} }),`).join('\n')}
} satisfies { [T in BlockType]: unknown }
`,
}

const stale = Object.entries(FILES).filter(([file, text]) => {
  const path = join(BLOCKS, file)
  const written = format(path, `${NOTE}\n${text}`)
  if (existsSync(path) && readFileSync(path, 'utf8') === written) return false
  if (!process.argv.includes('--check')) writeFileSync(path, written)
  return true
})
if (stale.length > 0 && process.argv.includes('--check')) {
  console.error(
    `Blocks came or went, and their lists did not: npm run generate:blocks (${stale.map(([file]) => file).join(', ')})`,
  )
  process.exit(1)
}

/** Formats a file with Biome, as editors do on save. */
function format(path: string, text: string): string {
  const args = ['check', '--write', `--stdin-file-path=${relative(process.cwd(), path)}`]
  return execFileSync('biome', args, { input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] })
}
