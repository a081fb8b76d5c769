import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = join(import.meta.dirname, 'command-line.ts')
const SCRIPT = `
  const { readCommandLine } = await import(${JSON.stringify(MODULE)})
  const { values, positionals } = readCommandLine({ help: 'HELP', options: { apply: { type: 'boolean' } }, most: 1 })
  console.log(JSON.stringify([values, positionals]))
`

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, '--', 'the script', ...args],
    {
      encoding: 'utf8',
    },
  )
  return [status, stdout.trim(), stderr.trim()]
}

test('reads a command line; help takes precedence, and an unknown option or extra argument ends the command', () => {
  expect(run('--apply', 'file')).toEqual([0, '[{"apply":true},["file"]]', ''])
  expect(run('file', '--help')).toEqual([0, 'HELP', ''])
  expect(run('--nonsense', '-h')).toEqual([0, 'HELP', ''])
  expect(run('--aply')).toEqual([1, '', "Unknown option '--aply'.\nHELP"])
  expect(run('file', 'and another')).toEqual([1, '', '“and another” is too much.\nHELP'])
  expect(run('--', '--help')).toEqual([0, '[{},["--help"]]', ''])
})
