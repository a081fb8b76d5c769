import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'

const FOLDER = join(ROOT, 'studio/src/migrations')
/** What an older version would miss or not understand. Constraints, indexes and defaults are none of it. */
const CHANGES =
  /\b(drop (table|column|type|schema|trigger|function)|set data type|alter column \S+ type|set not null|rename (to|column)|truncate|delete from)\b/i

/** The part that is run forwards, with the texts that it takes from other files of the studio. */
function readForwards(file: string): string {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const up = text.slice(text.indexOf('function up('), text.indexOf('function down('))
  const named = [...text.matchAll(/import \{([^}]+)\} from '(\.\.\/[^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => new RegExp(`\\b${name}\\b`).test(up))
      .map((name) => readConstant(join(FOLDER, path), name)),
  )
  // What a function does when it is called is no change of a migration.
  return [up, ...named].join('\n').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
}

const readConstant = (file: string, name: string) =>
  new RegExp(`const ${name} = (\`[^\`]*\`|'[^']*')`).exec(readFileSync(file, 'utf8'))?.[1] ?? ''

const migrations = readdirSync(FOLDER)
  .filter((file) => /^\d{8}_.*\.ts$/.test(file))
  .sort()
const changing = migrations.filter((file) => CHANGES.test(readForwards(file))).map((file) => file.replace('.ts', ''))

test('the release note names exactly the migrations that drop or change something', () => {
  const page = readFileSync(join(ROOT, 'docs/production.md'), 'utf8')
  const note = page.slice(page.indexOf('**This release.**'), page.indexOf('\n## Keys'))
  const named = [...note.matchAll(/`(\d{8}_\d{6}_\w+)`/g)].map(([, name]) => name)
  expect(changing.length).toBeGreaterThan(3)
  expect(changing.length).toBeLessThan(migrations.length)
  expect(named.toSorted()).toEqual(changing)
})
