/** A command of operators as it is typed where this process runs: in a checkout npm knows it, in a built folder `start.ts` does. */
export function toOperatorCommand(name: string, ...args: readonly string[]): string {
  if (process.env.MENAGERIE_BUILT === '1') return ['node start.ts', name, ...args].join(' ')
  return ['npm run', name, ...(args.length === 0 ? [] : ['--', ...args])].join(' ')
}
