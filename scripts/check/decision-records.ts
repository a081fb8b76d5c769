type Citable = { records: ReadonlySet<string>; readings: number }

const RECORD = /^(?!000)\d{3}-.*\.md$/
const DECISIONS = /\bdecisions? (?<numbers>\d+(?:(?:, | and )\d+)*)\b/gi
const READINGS = /\breadings? (?<number>\d+)\b/gi

/** Finds records of decisions that their index does not link. */
export function findUnlistedRecords(index: string, files: readonly string[]): string[] {
  return files
    .filter((file) => RECORD.test(file) && !index.includes(`](${file})`))
    .map((file) => `${file} is in no row of the index`)
}

/** Finds citations that lead to no record: `decision 0nn` is a file with three digits, `reading n` a row of 031. */
export function findCitationFaults(line: string, { records, readings }: Citable): string[] {
  const decisions = [...line.matchAll(DECISIONS)].flatMap(([all, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).filter((number) => !records.has(number)).map((number) => `${all} (${number})`),
  )
  const unread = [...line.matchAll(READINGS)].filter(([, number]) => Number(number) > readings).map(([all]) => all)
  return [...decisions, ...unread].map((cited) => `cites ${cited}, which is no record of docs/decisions`)
}
