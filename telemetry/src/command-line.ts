import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type CommandLine<Options extends ParseArgsOptionsConfig> = {
  /** How it is called, what it does, and its options; ends without a line break. */
  help: string
  options?: Options
  /** How many names may stand beside the options. */
  most: number
}

/**
 * What was typed behind the name of a command. `--help` or `-h` prints the help and ends the process with 0; an option or a name that
 * the command does not have ends it with 1, before anything was done: a typing mistake must never run another command than was meant.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  { help, options, most }: CommandLine<Options>,
  args: readonly string[] = process.argv.slice(2),
) {
  if (asksForHelp(args)) {
    console.log(help)
    process.exit(0)
  }
  try {
    const read = parseArgs({ args: [...args], allowPositionals: true, options: { ...options } as Options })
    if (read.positionals.length > most) throw new Error(`“${read.positionals[most]}” is too much`)
    return read
  } catch (error) {
    return refuseCommandLine(help, toFirstSentence(error))
  }
}

/** What follows `--` are names. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  return args.slice(0, end).some((arg) => arg === '--help' || arg === '-h')
}

/** Ends the process with 1, the reason and the help. */
function refuseCommandLine(help: string, reason: string): never {
  console.error(`${reason}.\n${help}`)
  process.exit(1)
}

/** Node explains at length how to write names that begin with a dash. */
function toFirstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
  return sentence.replace(/\.$/, '')
}
