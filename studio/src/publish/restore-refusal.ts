/** Told in a list, where no field could tell it. */
export const toRestoreRefusal = (problem: string): string =>
  `Not restored as published: ${problem}. Restore it as a draft, then change it`
