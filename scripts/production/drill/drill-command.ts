import { readCommandLine } from '../../../telemetry/src/command-line.ts'
import { Problem } from '../../problem.ts'

/**
 * Ends this process as the command of a drill: with 1 where something of the backup is not there, or it could not be tried. SIGINT and
 * SIGTERM give it up.
 *
 * @param usage - the command as it is typed here
 */
export async function runDrillCommand(
  usage: string,
  drill: (backup: string, signal: AbortSignal) => Promise<boolean>,
): Promise<never> {
  const help = `${usage}     tries a backup in an empty place beside the product that runs, and says how long it took`
  const [backup] = readCommandLine({ help, most: 1 }).positionals
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Problem('Given up.')))
  try {
    if (backup === undefined) throw new Problem(`Name the folder of a backup: ${usage}`)
    if (!(await drill(backup, stopping.signal))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error && error.name.endsWith('Problem') ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}
