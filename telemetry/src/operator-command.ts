/** Returns an operator's command as it is typed where this process runs: with npm in a checkout, with `start.ts` in a built folder. */
export function toOperatorCommand(name: string, ...args: readonly string[]): string {
  if (process.env.MENAGERIE_BUILT === '1') return ['node start.ts', name, ...args].join(' ')
  return ['npm run', name, ...(args.length === 0 ? [] : ['--', ...args])].join(' ')
}
