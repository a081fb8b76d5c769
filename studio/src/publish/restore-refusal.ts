/** A complete sentence, because a list has no fields to show a message at. */
export const toRestoreRefusal = (problem: string): string =>
  `This cannot be restored as published: ${problem}. Restore it as a draft, then change it`
