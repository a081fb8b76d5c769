import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type CommandLine<Options extends ParseArgsOptionsConfig> = {
  /** Usage, purpose and options of the command, without a line break at the end. */
  help: string
  options?: Options
  /** Most names beside the options. */
  most: number
}

/**
 * Reads the arguments of a command. `--help` or `-h` prints the help and ends the process with 0. An unknown option or one name
 * too many ends it with 1 before anything is done, because a typing mistake must never run another command than was meant.
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

/** Arguments after `--` are names. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  return args.slice(0, end).some((arg) => arg === '--help' || arg === '-h')
}

/** Ends the process with 1, after printing the reason and the help. */
function refuseCommandLine(help: string, reason: string): never {
  console.error(`${reason}.\n${help}`)
  process.exit(1)
}

/** Keeps only the first sentence, because Node explains at length how to write names that begin with a dash. */
function toFirstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
  return sentence.replace(/\.$/, '')
}
