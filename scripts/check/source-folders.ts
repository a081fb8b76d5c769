/** Folders of the repository with code that is read by checks. */
export const SOURCE_FOLDERS = [
  'contract',
  'sites',
  'company',
  'search',
  'web',
  'studio',
  'demo',
  'e2e',
  'bench',
  'proof',
  'scripts',
] as const
